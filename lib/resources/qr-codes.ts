import type { Output } from '@/lib/operations/operations';

import type { FormField, ResourceDefinition, Values } from './definition';
import { textIn } from './form-input';
import { contactProblem, qrContent, typeOf } from './qr-content';
import {
  type ContentField,
  type QrType,
  contentFields,
  contentName,
  qrTypes,
} from './qr-content-fields';
import { lookFields, looksOf } from './qr-look-fields';

export type QrRow = Output<'listQrCodes'>['items'][number];

const type = { name: 'type', label: 'What it says', kind: 'choice', required: true } as const;

const typeFields: readonly FormField[] = [
  { ...type, only: 'create', choices: qrTypes },
  {
    ...type,
    only: 'update',
    choices: [{ value: '', text: 'Choose…' }, ...qrTypes],
    hint: () =>
      'The service does not tell what a code says now, so enter all of it again. Keep the type that it was made with: services refuse another.',
  },
];

/** All types' fields stand in the form; those of the chosen one are shown. */
const sayFields: readonly FormField[] = qrTypes.flatMap(({ value }) =>
  contentFields[value].map((field) => sayField(value, field)),
);

function sayField(shownType: QrType, { key, isShown, ...field }: ContentField): FormField {
  return {
    ...field,
    name: contentName(shownType, key),
    isShown: (values) => typeOf(values) === shownType && (isShown?.(values) ?? true),
  };
}

/** The sidebar's entry for QR codes. @source service-api.md, "QR codes" */
export const qrCodes: ResourceDefinition<QrRow> = {
  id: 'qr-codes',
  title: 'QR codes',
  one: 'QR code',
  many: 'QR codes',
  lead: 'Codes for links, texts, contacts and more, kept in your account. The service counts the scans of some of them.',
  operations: {
    list: 'listQrCodes',
    create: 'createQrCode',
    update: 'updateQrCode',
    delete: 'deleteQrCode',
  },
  columns: [
    { heading: 'Name', kind: 'text', value: qrName },
    { heading: 'Scans', kind: 'count', value: ({ scans }) => scans },
    { heading: 'Created', kind: 'date', value: ({ date }) => date },
    { heading: 'Link', kind: 'link', value: ({ link }) => link },
  ],
  nameOf: qrName,
  form: {
    fields: [
      {
        name: 'name',
        label: 'Name',
        kind: 'text',
        only: 'create',
        hint: () => 'For you, to find it again.',
      },
      ...typeFields,
      ...sayFields,
      ...lookFields,
    ],
    begin,
    check: contactProblem,
    createInput: (values) => ({
      ...qrContent(values),
      ...looksOf(values),
      ...named(textIn(values, 'name')),
    }),
    updateInput: (values, row) => ({ id: row.id, ...qrContent(values), ...looksOf(values) }),
  },
  whenEmpty: 'Make one for a link, a text, a contact or your Wi-Fi.',
  whenDeleted:
    'Its public link stops working, and so does every printed code that leads through the service.',
};

function qrName({ name, id }: QrRow): string {
  return name === '' ? `QR code ${id ?? ''}`.trim() : name;
}

const named = (name: string) => (name === '' ? {} : { name });

/** What a code says and how it looks is never told, so a form begins the same for a code that is there, but for the type. */
function begin(row: QrRow | null): Values {
  const blank = Object.fromEntries(sayFields.map(({ name }) => [name, '']));
  return {
    ...blank,
    [contentName('wifi', 'encryption')]: 'wpa',
    name: '',
    type: row === null ? ('link' satisfies QrType) : '',
    recolor: row === null,
    foreground: '#000000',
    background: '#ffffff',
    logo: '',
  };
}
