export const workOrderPanelWidth = 1000;
