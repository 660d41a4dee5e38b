export const stoppedHeader = 'x-stopped-by';
