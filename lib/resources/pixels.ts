import type { Output } from '@/lib/operations/operations';

import type { ResourceDefinition, Values } from './definition';
import { changesOf, textIn, withoutBlanks } from './form-input';
import { checkPixelTag, pixelProviders } from './pixel-providers';

type Pixel = Output<'listPixels'>['items'][number];

/** A service may know more providers than the document; undefined for those. */
const providerOf = (type: unknown) => pixelProviders.find((provider) => provider.type === type);

function tagHint(values: Values): string | undefined {
  const provider = providerOf(values['type']);
  return provider && `${provider.tagName}, such as ${provider.example}`;
}

function checkTag(typed: string, values: Values): string | undefined {
  const { shape = {}, example = '' } = providerOf(values['type']) ?? {};
  switch (checkPixelTag(typed.trim(), shape)) {
    case undefined:
      return undefined;
    case 'code':
      return 'Enter the ID alone, without spaces or code around it.';
    case 'digits':
      return `Use digits only, as in ${example}.`;
    case 'too_short':
      return `Use ${shape.minLength} characters or more.`;
    case 'too_long':
      return `Use ${shape.maxLength} characters at most.`;
    case 'lacks':
      return `It has to contain ${shape.contains}, as in ${example}.`;
  }
}

const begin = (row: Pixel | null): Values => ({
  type: row?.type ?? pixelProviders[0]?.type ?? '',
  name: row?.name ?? '',
  tag: row?.tag ?? '',
});

const inputOf = (values: Values) => ({ name: textIn(values, 'name'), tag: textIn(values, 'tag') });

export const pixels: ResourceDefinition<Pixel> = {
  id: 'pixels',
  title: 'Pixels',
  one: 'pixel',
  many: 'pixels',
  lead: 'A pixel tells an advertising or analytics provider about the visits to your links.',
  operations: {
    list: 'listPixels',
    create: 'createPixel',
    update: 'updatePixel',
    delete: 'deletePixel',
  },
  columns: [
    { heading: 'Name', kind: 'text', value: ({ name }) => name || null },
    {
      heading: 'Provider',
      kind: 'text',
      value: ({ type }) => providerOf(type)?.name ?? (type || null),
    },
    { heading: 'Tag', kind: 'code', value: ({ tag }) => tag || null },
    { heading: 'Created', kind: 'date', value: ({ date }) => date },
  ],
  nameOf: ({ name }) => name,
  form: {
    fields: [
      {
        name: 'type',
        label: 'Provider',
        kind: 'choice',
        required: true,
        only: 'create',
        choices: pixelProviders.map(({ type, name }) => ({ value: type, text: name })),
      },
      { name: 'name', label: 'Name', kind: 'text', required: true },
      {
        name: 'tag',
        label: 'Tag',
        kind: 'text',
        required: true,
        hint: tagHint,
        check: checkTag,
      },
    ],
    begin,
    createInput: (values) => withoutBlanks({ type: textIn(values, 'type'), ...inputOf(values) }),
    // Services want the tag with every update, changed or not.
    updateInput: (values, row) => {
      const input = inputOf(values);
      const changes = changesOf(input, inputOf(begin(row)));
      return changes && { id: row.id, tag: input.tag, ...changes };
    },
  },
  whenEmpty: 'Create one with the ID that your advertising or analytics provider gave you.',
  whenDeleted: 'Visits to your links are not reported to its provider any more.',
};
