/** Names the rule by which the firewall is to stop a request: nothing on this machine works as its rules do. */
export const stoppedHeader = 'x-stopped-by';
