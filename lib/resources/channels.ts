import type { Output } from '@/lib/operations/operations';
import { isHexColor } from '@/lib/rules/color';
import { t } from '@/lib/texts/translate';

import type { Column, ResourceDefinition, Values } from './definition';
import { changesOf, savedAs, textIn, withoutBlanks } from './form-input';
import { type WordNames, nameIn } from './read-only';

export type Channel = Output<'listChannels'>['items'][number];

/** Services ignore a shorter one without an error. @source observed.md, "Fields" */
const minNameLength = 3;

/** Only a warning: services that count bytes take two letters of many scripts. */
const warnOfLength = (name: string) => (values: Values) => {
  const text = textIn(values, name);
  return text !== '' && text.length < minNameLength
    ? t('channels_may_be_ignored', { min: minNameLength })
    : undefined;
};

const ownColor = '#0A6C74';

const begin = (row: Channel | null): Values => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  color: row?.color ?? ownColor,
  starred: row?.starred ?? false,
});

const inputOf = (values: Values) => ({
  name: textIn(values, 'name'),
  description: textIn(values, 'description'),
  color: textIn(values, 'color').toUpperCase(),
  starred: values['starred'] === true,
});

export const channels: ResourceDefinition<Channel> = {
  id: 'channels',
  words: 'channels',
  changeWords: 'channels',
  operations: {
    list: 'listChannels',
    create: 'createChannel',
    update: 'updateChannel',
    delete: 'deleteChannel',
  },
  columns: [
    { heading: 'common_name', kind: 'text', value: ({ name }) => name || null },
    {
      heading: 'channels_description',
      kind: 'text',
      value: ({ description }) => description || null,
    },
    { heading: 'channels_starred', kind: 'star', value: ({ starred }) => starred },
  ],
  nameOf: ({ name }) => name,
  colorOf: ({ color }) => (isHexColor(color) ? color : null),
  form: {
    fields: [
      {
        name: 'name',
        label: 'common_name',
        kind: 'text',
        required: true,
        warning: warnOfLength('name'),
      },
      {
        name: 'description',
        label: 'channels_description',
        kind: 'text',
        warning: warnOfLength('description'),
        whenEmptied: 'channels_description_kept',
      },
      {
        name: 'color',
        label: 'services_color',
        kind: 'color',
        hint: () => t('channels_color_hint'),
        check: (color) =>
          isHexColor(color.trim())
            ? undefined
            : t('channels_color_malformed', { example: ownColor }),
        whenEmptied: 'channels_color_kept',
      },
      { name: 'starred', label: 'channels_starred', kind: 'switch' },
    ],
    begin,
    createInput: (values) => withoutBlanks(inputOf(values)),
    updateInput: (values, row) => {
      const changes = changesOf(inputOf(values), inputOf(begin(row)));
      return changes && { id: row.id, ...changes };
    },
    // An answer may be a sentence alone.
    difference: (values, got: Output<'updateChannel'>) => {
      if (got.name === '') return [];
      const asked = inputOf(values);
      return [
        ...savedAs('channels_name', asked.name, got.name),
        ...savedAs('channels_description', asked.description, got.description),
      ];
    },
  },
};

export type ChannelItem = Output<'listChannelItems'>['items'][number];

const types: WordNames = new Map([
  ['links', 'link_fact_short_link'],
  ['bio', 'channels_item_type_bio'],
  ['qr', 'common_qr_code'],
]);

/** Without the preview, as fetching that of a QR code may count as a scan. */
export const channelItemColumns: readonly Column<ChannelItem>[] = [
  { heading: 'common_type', kind: 'text', value: ({ type }) => nameIn(types, type) || null },
  { heading: 'common_link', kind: 'link', value: ({ link }) => link },
  { heading: 'channels_item_date', kind: 'date', value: ({ date }) => date },
];
