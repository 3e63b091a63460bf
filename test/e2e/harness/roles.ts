/** Roles of what can be filled in. Chromium names those of dates and times in its own way. */
export const fieldRoles: readonly string[] = [
  'textbox',
  'combobox',
  'searchbox',
  'spinbutton',
  'Date',
  'InputTime',
];

/** Roles of what can be pressed. */
export type PressableRole =
  | 'button'
  | 'link'
  | 'checkbox'
  | 'radio'
  | 'switch'
  | 'tab'
  | 'menuitem'
  | 'option';
