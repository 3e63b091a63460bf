import type { Output } from '@/lib/operations/operations';
import { checkAlias } from '@/lib/rules/alias';
import { countCharacters } from '@/lib/rules/secrets';
import { slugOf } from '@/lib/rules/text';

import type { ResourceDefinition, Values } from './definition';
import { changesOf, inOneText, savedAs, textIn, withoutBlanks } from './form-input';

export type Campaign = Output<'listCampaigns'>['items'][number];

/** In characters. @source observed.md, "Fields" */
const minNameLength = 2;

const slugProblems: Partial<Record<string, string>> = {
  alias_characters: 'Use letters, digits, - and _ only.',
  alias_too_long: 'Use 100 characters at most.',
};

const begin = (row: Campaign | null): Values => ({
  name: row?.name ?? '',
  slug: slugOf(row?.rotator ?? ''),
  public: row?.public ?? false,
});

const inputOf = (values: Values) => ({
  name: textIn(values, 'name'),
  slug: textIn(values, 'slug'),
  public: values['public'] === true,
});

export const campaigns: ResourceDefinition<Campaign> = {
  id: 'campaigns',
  title: 'Campaigns',
  one: 'campaign',
  many: 'campaigns',
  lead: 'A campaign gathers links behind one address, which opens one of them at random.',
  operations: {
    list: 'listCampaigns',
    create: 'createCampaign',
    update: 'updateCampaign',
    delete: 'deleteCampaign',
  },
  columns: [
    { heading: 'Name', kind: 'text', value: ({ name }) => name || null },
    { heading: 'Public', kind: 'flag', value: (row) => row.public },
    { heading: 'Views', kind: 'count', value: ({ views }) => views },
    { heading: 'Rotator', kind: 'link', value: ({ rotator }) => rotator },
    { heading: 'Public list', kind: 'link', value: ({ list }) => list },
  ],
  nameOf: ({ name }) => name,
  form: {
    fields: [
      {
        name: 'name',
        label: 'Name',
        kind: 'text',
        required: true,
        check: (name) =>
          countCharacters(name.trim()) < minNameLength ? 'Use 2 characters or more.' : undefined,
      },
      {
        name: 'slug',
        label: 'Slug',
        kind: 'text',
        hint: (values) =>
          textIn(values, 'slug') === ''
            ? 'The end of the rotator’s address. Blank: the service picks one.'
            : 'The end of the rotator’s address.',
        check: (slug) => slugProblems[checkAlias(slug.trim()) ?? ''],
        whenEmptied: 'A slug can be changed, but not removed.',
      },
      {
        name: 'public',
        label: 'Public',
        kind: 'switch',
        hint: () => 'Anybody may open the list of its links.',
      },
    ],
    begin,
    createInput: (values) => withoutBlanks(inputOf(values)),
    // Its own slug is refused as taken, so it must be sent only when it is another one.
    updateInput: (values, row) => {
      const input = inputOf(values);
      const changes = changesOf(input, inputOf(begin(row)));
      return changes && { id: row.id, name: input.name, ...changes };
    },
    difference: (values, answer: Output<'updateCampaign'>) => differenceOf(inputOf(values), answer),
  },
  whenEmpty: 'Create one, then choose it in the popup for the links that belong to it.',
  whenDeleted: 'Its rotator and its public list stop working. Its links stay.',
};

function differenceOf(asked: ReturnType<typeof inputOf>, got: Campaign): string | undefined {
  return inOneText([
    savedAs('name', asked.name, got.name || null),
    savedAs('slug', asked.slug, slugOf(got.rotator ?? '') || null),
    got.public === !asked.public && `The service kept it ${got.public ? 'public' : 'private'}.`,
  ]);
}
