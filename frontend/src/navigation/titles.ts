import { allScreens, type Screen, screenList, type screens } from './screens.ts';

type Titles = { readonly [Name in keyof typeof allScreens]: (typeof allScreens)[Name]['title'] };

type MenuScreens = {
  [Name in keyof typeof screens]: (typeof screens)[Name] extends
    | { menu: unknown }
    | { underName: unknown }
    | { isUnlisted: true }
    ? Name
    : never;
}[keyof typeof screens];

export const titles = Object.fromEntries(
  Object.entries(allScreens).map(([name, { title }]) => [name, title]),
) as Titles;

export const labelOf = ({ label, title }: Screen): string => label ?? (typeof title === 'string' ? title : '');

export const menuLabels = Object.fromEntries(screenList.map((screen) => [screen.name, labelOf(screen)])) as Readonly<
  Record<MenuScreens, string>
>;
