import type { ErrorCode } from '@/lib/model/errors';

/** What an API key is called. */
const key =
  /\bapi[ -]?(?:key|token|schlüssel)|\baccess key|\bclé (?:d[’'])?api|\bclave (?:de (?:la )?)?api/i;

/** What is wrong with it. */
const wrong =
  /\b(?:in|not |un)valid|\bvalid .*required|\b(?:wrong|incorrect|unknown|expired|revoked|missing|required|disabled)\b|not (?:found|recogni[sz]ed|accepted)|does not exist|no longer valid|ungültig|abgelaufen|\bnon valide|n[’']est pas valide|\binválid|no (?:es )?válid/i;

const tooOften =
  /\btoo many requests|\b(?:rate|request) limit|\blimit of requests|\bzu viele anfragen|\btrop de requêtes|\bdemasiadas (?:peticiones|solicitudes)/i;

/**
 * What services are known to say where neither status nor error tells more than that they refused. They speak any language,
 * so this only ever helps to find the remedy, and is asked about refusals alone.
 * @param sentence plain text
 */
export function knownPhrase(sentence: string): ErrorCode | null {
  if (tooOften.test(sentence)) return 'rate_limited';
  return key.test(sentence) && wrong.test(sentence) ? 'unauthorized' : null;
}
