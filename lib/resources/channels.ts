import type { Output } from '@/lib/operations/operations';
import { isHexColor } from '@/lib/rules/color';
import { countCharacters } from '@/lib/rules/secrets';

import type { Column, ResourceDefinition, Values } from './definition';
import { changesOf, inOneText, savedAs, textIn, withoutBlanks } from './form-input';

export type Channel = Output<'listChannels'>['items'][number];

/** In characters; what is shorter is ignored without an error. @source observed.md, "Fields" */
const minNameLength = 3;

/** No more than a warning: services that count bytes take two letters of many scripts. */
const warnOfLength = (name: string) => (values: Values) => {
  const text = textIn(values, name);
  return text !== '' && countCharacters(text) < minNameLength
    ? 'Many services ignore what is shorter than 3 characters.'
    : undefined;
};

const begin = (row: Channel | null): Values => ({
  name: row?.name ?? '',
  description: row?.description ?? '',
  color: row?.color ?? '#0A6C74',
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
  title: 'Channels',
  one: 'channel',
  many: 'channels',
  lead: 'Channels are folders for links, bio pages and QR codes.',
  operations: {
    list: 'listChannels',
    create: 'createChannel',
    update: 'updateChannel',
    delete: 'deleteChannel',
  },
  columns: [
    {
      heading: 'Name',
      kind: 'text',
      badge: ({ color }) => (isHexColor(color) ? color : null),
      value: ({ name }) => name || null,
    },
    { heading: 'Starred', kind: 'flag', value: ({ starred }) => starred },
    { heading: 'Description', kind: 'text', value: ({ description }) => description || null },
  ],
  nameOf: ({ name }) => name,
  form: {
    fields: [
      { name: 'name', label: 'Name', kind: 'text', required: true, warning: warnOfLength('name') },
      {
        name: 'description',
        label: 'Description',
        kind: 'text',
        warning: warnOfLength('description'),
        whenEmptied: 'A description can be changed, but not removed here.',
      },
      {
        name: 'color',
        label: 'Colour',
        kind: 'color',
        hint: () => 'Of its badge.',
        check: (color) =>
          isHexColor(color.trim()) ? undefined : 'Write a colour as #RRGGBB, such as #0A6C74.',
        whenEmptied: 'A colour can be changed, but not removed here.',
      },
      { name: 'starred', label: 'Starred', kind: 'switch' },
    ],
    begin,
    createInput: (values) => withoutBlanks(inputOf(values)),
    updateInput: (values, row) => {
      const changes = changesOf(inputOf(values), inputOf(begin(row)));
      return changes && { id: row.id, ...changes };
    },
    difference: (values, answer: Output<'createChannel'> | Output<'updateChannel'>) =>
      differenceOf(inputOf(values), answer),
  },
  whenEmpty: 'Create one, then choose it in the popup for the links that belong to it.',
  whenDeleted: 'Its items stay. They only leave the channel.',
};

/** What an answer does not tell, as null or without so much as a name, is taken to be as asked. */
function differenceOf(
  asked: ReturnType<typeof inputOf>,
  got: Output<'createChannel'> | Output<'updateChannel'>,
): string | undefined {
  if (got.name === '') return undefined;
  return inOneText([
    savedAs('name', asked.name, got.name),
    savedAs('description', asked.description, got.description),
    savedAs('colour', asked.color, got.color && got.color.toUpperCase()),
    got.starred === !asked.starred &&
      `The service kept it ${got.starred ? 'starred' : 'without a star'}.`,
  ]);
}

export type ChannelItem = Output<'listChannelItems'>['items'][number];

const types = new Map([
  ['links', 'Short link'],
  ['bio', 'Bio page'],
  ['qr', 'QR code'],
]);

/**
 * What is told of an item besides its title. A type that is new to us is shown as it is. Its preview is left out: fetching
 * that of a QR code may count as a scan.
 */
export const channelItemColumns: readonly Column<ChannelItem>[] = [
  { heading: 'Type', kind: 'text', value: ({ type }) => types.get(type) ?? (type || null) },
  { heading: 'Link', kind: 'link', value: ({ link }) => link },
  { heading: 'Date', kind: 'date', value: ({ date }) => date },
];
