import type { Draft, KeptDraft } from '@/lib/model/popup-state';

import { pageProblem } from './url/page-problem';

/**
 * What was typed, as the form of a service has it. Another one's domain and folders are left out, as a folder's number may be another
 * one's here; a draft that held nothing else is none, as it would read as a request for another link.
 */
export function draftOn(service: string, kept: KeptDraft): Draft | null {
  const { page, draft } = kept;
  if (kept.service === service) return draft;
  const initialUrl = pageProblem(page) === null ? page : '';
  const { url, alias, password, expiry } = draft;
  const isUntyped = url === initialUrl && alias + password + expiry === '';
  return isUntyped ? null : { ...draft, domain: '', campaign: null, channel: null };
}
