export const fontSizes = [16, 18, 20] as const;
