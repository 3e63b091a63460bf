/**
 * Puts what `change` makes of each text in its place, at any depth of what was parsed, names included, as some are shown;
 * numbers and flags stay. In place, as a list may have tens of thousands of rows.
 * @param change is handed the text and the name that it stands under, which is its list's for a text in a list; a name
 *   stands under none
 */
export function mapTexts(
  value: unknown,
  change: (text: string, name: string) => string,
  name = '',
): unknown {
  if (typeof value === 'string') return change(value, name);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) value[i] = mapTexts(value[i], change, name);
    return value;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was parsed: it has names, and all of them are its own
  const fields = value as Record<string, unknown>;
  for (const key in fields) {
    const before = fields[key];
    const after = mapTexts(before, change, key);
    if (after !== before) fields[key] = after;
    const safeKey = change(key, '');
    if (safeKey === key) continue;
    fields[safeKey] = after;
    delete fields[key];
  }
  return fields;
}
