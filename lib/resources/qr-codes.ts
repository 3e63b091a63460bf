import type { Output } from '@/lib/operations/operations';
import { t } from '@/lib/texts/translate';

import type { FieldChoice, FormField, ResourceDefinition, Values } from './definition';
import { textIn, withoutBlanks } from './form-input';
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

const group = 'qr_codes_group_content';

const type = {
  name: 'type',
  label: 'qr_codes_type',
  kind: 'choice',
  required: true,
  group,
} as const;

const typeChoices = (): FieldChoice[] =>
  qrTypes.map((value) => ({ value, text: t(`qr_codes_type_${value}`) }));

const typeFields: readonly FormField[] = [
  { ...type, only: 'create', choices: typeChoices },
  {
    ...type,
    only: 'update',
    choices: () => [{ value: '', text: t('common_select') }, ...typeChoices()],
    hint: () => t('qr_codes_type_hint'),
  },
];

const sayFields: readonly FormField[] = qrTypes.flatMap((shownType) =>
  contentFields[shownType].map((field) => sayField(shownType, field)),
);

function sayField(shownType: QrType, { key, isShown, ...field }: ContentField): FormField {
  return {
    group,
    ...field,
    name: contentName(shownType, key),
    isShown: (values) => typeOf(values) === shownType && (isShown?.(values) ?? true),
  };
}

/** @source service-api.md, "QR codes" */
export const qrCodes: ResourceDefinition<QrRow> = {
  id: 'qr-codes',
  words: 'qr_codes',
  changeWords: 'qr_codes',
  operations: {
    list: 'listQrCodes',
    create: 'createQrCode',
    update: 'updateQrCode',
    delete: 'deleteQrCode',
  },
  columns: [
    { heading: 'common_name', kind: 'text', value: qrName },
    { heading: 'qr_codes_scans', kind: 'count', value: ({ scans }) => scans },
    { heading: 'link_fact_created', kind: 'date', value: ({ date }) => date },
    { heading: 'common_link', kind: 'link', value: ({ link }) => link },
  ],
  nameOf: qrName,
  form: {
    fields: [
      {
        name: 'name',
        label: 'common_name',
        kind: 'text',
        only: 'create',
        group,
        hint: () => t('qr_codes_name_hint'),
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
      ...withoutBlanks({ name: textIn(values, 'name') }),
    }),
    updateInput: (values, row) => ({ id: row.id, ...qrContent(values), ...looksOf(values) }),
  },
};

function qrName({ name, id }: QrRow): string {
  return name === '' && id !== null ? t('qr_codes_unnamed', { id }) : name;
}

/** Services report neither content nor look. */
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
