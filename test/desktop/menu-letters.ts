/** The letters by which entries of Curtail are chosen in menus. Next to the browsers' own entries, each is free. */
export const menuLetters = {
  link: 'h',
  selection: 'u',
  allTabs: 't',
  yourLinks: 'l',
} as const;
