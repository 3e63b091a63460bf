/**
 * What is clicked with the other mouse button: the page beside everything on it, the toolbar button, the tab, or the first element
 * in the page that this selector fits, with whatever is selected there.
 */
export type MenuPlace = 'page' | 'button' | 'tab' | { element: string };
