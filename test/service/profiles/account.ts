import { observed } from './observed.ts';
import { plainSpelling } from './plain-spelling.ts';
import type { Profile, Spelling } from './profile.ts';
import { rest } from './rest.ts';

const accountSpelling: Spelling = { ...plainSpelling, text: observed.account.spelling.text };

/** A host without the short-URL API: its links are made, told and deleted over the account API. */
export const account: Profile = {
  name: 'account',
  apis: ['account'],
  outside: 'html',
  cookie: null,
  account: {
    ...observed.account,
    spelling: accountSpelling,
    silentFailures: [],
    extraKeys: {},
    sharedDomains: false,
    accountsExpire: true,
    pixelId: accountSpelling.id,
    qrCodes: { detailsDateKey: 'date' },
    statistics: { mapCount: (value) => value, emptyMap: {} },
    links: {
      shortKey: 'shorturl',
      absentText: '',
      rowId: accountSpelling.id,
      findAnswers: 'details',
      unknownDomain: 'refused',
    },
  },
  // Never asked for, as this host does not offer it.
  shortUrl: rest.shortUrl,
};
