import type { Output } from '@/lib/operations/operations';
import { t } from '@/lib/texts/translate';

import type { ResourceDefinition, Values } from './definition';
import { changesOf, textIn, withoutBlanks } from './form-input';
import { pixelProviders } from './pixel-providers';

type Pixel = Output<'listPixels'>['items'][number];

const providerOf = (type: unknown) => pixelProviders.find((provider) => provider.type === type);

function tagHint(values: Values): string | undefined {
  const provider = providerOf(values['type']);
  return provider && t(`pixels_tag_hint_${provider.type}`, { example: provider.example });
}

function checkTag(typed: string, values: Values): string | undefined {
  const provider = providerOf(values['type']);
  const tag = typed.trim();
  // Providers hand out a piece of code, in which the tag is one word.
  if (/[<>\s\p{Cc}]/u.test(tag)) return t('pixels_tag_code');
  if (provider === undefined || provider.shape.test(tag)) return undefined;
  return t('pixels_tag_malformed', { example: provider.example });
}

const begin = (row: Pixel | null): Values => ({
  type: row?.type ?? pixelProviders[0]?.type ?? '',
  name: row?.name ?? '',
  tag: row?.tag ?? '',
});

const inputOf = (values: Values) => ({ name: textIn(values, 'name'), tag: textIn(values, 'tag') });

export const pixels: ResourceDefinition<Pixel> = {
  id: 'pixels',
  words: 'pixels',
  changeWords: 'pixels',
  operations: {
    list: 'listPixels',
    create: 'createPixel',
    update: 'updatePixel',
    delete: 'deletePixel',
  },
  columns: [
    { heading: 'common_name', kind: 'text', value: ({ name }) => name || null },
    {
      heading: 'pixels_provider',
      kind: 'text',
      value: ({ type }) => providerOf(type)?.name ?? (type || null),
    },
    { heading: 'pixels_tag', kind: 'code', value: ({ tag }) => tag || null },
    { heading: 'link_fact_created', kind: 'date', value: ({ date }) => date },
  ],
  nameOf: ({ name }) => name,
  form: {
    fields: [
      {
        name: 'type',
        label: 'pixels_provider',
        kind: 'choice',
        required: true,
        only: 'create',
        choices: () => pixelProviders.map(({ type, name }) => ({ value: type, text: name })),
      },
      { name: 'name', label: 'common_name', kind: 'text', required: true },
      {
        name: 'tag',
        label: 'pixels_tag',
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
};
