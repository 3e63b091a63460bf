import type { Output } from '@/lib/operations/operations';
import { checkAlias } from '@/lib/rules/alias';
import { slugOf } from '@/lib/rules/text';
import { t } from '@/lib/texts/translate';

import type { ResourceDefinition, Values } from './definition';
import { changesOf, textIn, withoutBlanks } from './form-input';

export type Campaign = Output<'listCampaigns'>['items'][number];

/** In characters. @source observed.md, "Fields" */
const minNameLength = 2;

function slugProblem(slug: string): string | undefined {
  const problem = checkAlias(slug.trim());
  return problem && t(`problem_${problem}`);
}

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
  words: 'campaigns',
  changeWords: 'campaigns',
  operations: {
    list: 'listCampaigns',
    create: 'createCampaign',
    update: 'updateCampaign',
    delete: 'deleteCampaign',
  },
  columns: [
    { heading: 'common_name', kind: 'text', value: ({ name }) => name || null },
    { heading: 'campaigns_public', kind: 'flag', value: (row) => row.public },
    { heading: 'campaigns_views', kind: 'count', value: ({ views }) => views },
    { heading: 'campaigns_rotator', kind: 'link', value: ({ rotator }) => rotator },
    { heading: 'campaigns_list', kind: 'link', value: ({ list }) => list },
  ],
  nameOf: ({ name }) => name,
  form: {
    fields: [
      {
        name: 'name',
        label: 'common_name',
        kind: 'text',
        required: true,
        check: (name) =>
          name.trim().length < minNameLength
            ? t('common_too_short', { min: minNameLength })
            : undefined,
      },
      {
        name: 'slug',
        label: 'campaigns_slug',
        kind: 'text',
        hint: (values) =>
          textIn(values, 'slug') === '' ? t('campaigns_slug_hint_blank') : t('campaigns_slug_hint'),
        check: slugProblem,
        whenEmptied: 'campaigns_slug_kept',
      },
      {
        name: 'public',
        label: 'campaigns_public',
        kind: 'switch',
        hint: () => t('campaigns_public_hint'),
      },
    ],
    begin,
    createInput: (values) => withoutBlanks(inputOf(values)),
    // A service refuses a campaign's own slug as taken, so only a changed one is sent.
    updateInput: (values, row) => {
      const input = inputOf(values);
      const changes = changesOf(input, inputOf(begin(row)));
      return changes && { id: row.id, name: input.name, ...changes };
    },
    /** A campaign that stays public is worth a sentence. */
    difference: (values, { public: isPublic }: Output<'updateCampaign'>) =>
      isPublic === !inputOf(values).public
        ? [t(isPublic ? 'campaigns_kept_public' : 'campaigns_kept_private')]
        : [],
  },
};
