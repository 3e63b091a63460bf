import type { Draft, KeptDraft } from '@/lib/model/popup-state';

import { pageProblem } from './url/page-problem';

/** Without another service's domain and folders; null where nothing else was typed. */
export function draftOn(service: string, kept: KeptDraft): Draft | null {
  const { page, draft } = kept;
  if (kept.service === service) return draft;
  const initialUrl = pageProblem(page) === null ? page : '';
  const { url, alias, password, expiry } = draft;
  const isUntyped = url === initialUrl && alias + password + expiry === '';
  return isUntyped ? null : { ...draft, domain: '', campaign: null, channel: null };
}
