export type Configuration = { url: string; origin: string; root: string; below: string };
export function readConfiguration(file: string): Configuration;
export function isOwnPage(configuration: Pick<Configuration, 'origin'>, address: string): boolean;
