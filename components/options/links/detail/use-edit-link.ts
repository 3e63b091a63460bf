import { useState } from 'preact/hooks';

import { useFormDraft } from '@/components/ui/form-drafts';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import { AppError, type ErrorReport, mayBeDone, reportOf } from '@/lib/model/errors';
import type { EditedLink, LinkChanges, LinkExtras, LinkInfo } from '@/lib/model/link';
import type { Values } from '@/lib/resources/definition';
import { checkExpiry, localDay } from '@/lib/rules/expiry';
import { compareTold } from '@/lib/rules/link';
import { checkPassword } from '@/lib/rules/secrets';
import { checkLongUrl } from '@/lib/rules/url/url';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

type LinkValues = LinkExtras & { url: string; password: string; expiry: string };

export type LinkForm = ReturnType<typeof useEditLink>;

/** What is not saved, or may not be; `isTyped`: something was typed after the rest was sent. */
type Left = Pick<EditedLink, 'differing' | 'untold'> & { isTyped: boolean };

interface EditParts {
  info: LinkInfo;
  editing: { close: (saved: Pick<EditedLink, 'differing' | 'untold'> | null) => void };
  onInfo: (info: LinkInfo) => void;
  onSaved: (edited: EditedLink) => void;
}

/** What is typed over what the service tells of a link, and how saving that goes. Nothing but what differs is sent. */
export function useEditLink(key: string, { info, ...parts }: EditParts) {
  const { send } = useServices();
  const { shortUrl } = info.link;
  const draft = useFormDraft(key, {});
  const [isUnchanged, setUnchanged] = useState(false);
  const [left, setLeft] = useState<Left | null>(null);
  const values = { ...begin(info), ...typedIn(draft.values) };
  const changes = changesOf(values, begin(info));
  const problems = problemsOf(changes);

  const request = useRequest(async ({ whenAllowed }, wanted: LinkChanges, sent: Values) => {
    const edited = await whenAllowed(async () =>
      send('link.edit', { shortUrl, changes: wanted }).catch(throwMaybeDone),
    );
    parts.onSaved(edited);
    if (draft.isAsSent(sent)) return parts.editing.close(edited);
    // What was typed meanwhile was not sent, and stays.
    draft.forget(sent);
    setLeft({ ...edited, isTyped: true });
  });
  const looked = useRequest(async ({ whenAllowed }) => {
    const told = await whenAllowed(async () => send('link.getInfo', { shortUrl }));
    const rest = leftOf(changesOf(values, begin(told)), told);
    if (rest.differing.length + rest.untold.length === 0) {
      parts.onSaved({ info: told, ...rest });
      return parts.editing.close(null);
    }
    parts.onInfo(told);
    request.cancel();
    setLeft({ ...rest, isTyped: false });
  });

  const set = (typed: Partial<LinkValues>) => {
    setUnchanged(false);
    // What was refused is about what stood there; whether something was saved is still to be found out.
    if (request.error !== null && !mayBeDone(request.error)) request.cancel();
    for (const [name, value] of Object.entries(typed)) {
      draft.set(name, typeof value === 'string' ? value : value.join(' '));
    }
  };
  /** @returns whether nothing that was typed is wrong */
  const submit = (): boolean => {
    if (request.isPending) return true;
    if (Object.values(problems).some((problem) => problem !== undefined)) return false;
    setLeft(null);
    setUnchanged(Object.keys(changes).length === 0);
    if (Object.keys(changes).length > 0) void request.run(changes, draft.values);
    return true;
  };
  return {
    values,
    set,
    submit,
    problems: { ...wordsOf(problems), ...refusedIn(request.error) },
    request,
    looked,
    isUnchanged,
    left,
  };
}

/** A background that gave no answer may have done it. */
function throwMaybeDone(failure: unknown): never {
  const report = reportOf(failure);
  const isUntold = report.operation === 'link.edit' && report.outcome === undefined;
  throw new AppError(isUntold ? { ...report, outcome: 'unknown' } : report);
}

/** What the form begins with, as far as the service tells. It tells no password. */
const begin = ({ link, extras }: LinkInfo): LinkValues => ({
  url: link.longUrl,
  password: '',
  expiry: link.expiry ?? '',
  title: extras?.title ?? '',
  description: extras?.description ?? '',
  type: extras?.type ?? '',
  pixels: extras?.pixels ?? [],
});

function typedIn({ pixels, ...typed }: Values): Partial<LinkValues> {
  return typeof pixels === 'string'
    ? { ...typed, pixels: pixels.split(' ').filter((id) => id !== '') }
    : typed;
}

function changesOf(values: LinkValues, begun: LinkValues): LinkChanges {
  const spell = (value: LinkValues[keyof LinkValues]) =>
    typeof value === 'string' ? value : value.toSorted().join(' ');
  const isChanged = (name: keyof LinkValues) => spell(values[name]) !== spell(begun[name]);
  return {
    ...(isChanged('url') ? { url: values.url } : {}),
    ...(isChanged('title') ? { title: values.title.trim() } : {}),
    ...(isChanged('description') ? { description: values.description.trim() } : {}),
    ...(isChanged('password') ? { password: values.password } : {}),
    ...(isChanged('expiry') ? { expiry: values.expiry } : {}),
    ...(isChanged('type') && values.type !== '' ? { type: values.type } : {}),
    ...(isChanged('pixels') ? { pixels: values.pixels } : {}),
  };
}

/** Only what was changed can be wrong: a link may have expired. */
const problemsOf = ({ url, password, expiry }: LinkChanges) => ({
  url: url === undefined ? undefined : checkLongUrl(url),
  password: password === undefined ? undefined : checkPassword(password),
  expiry: expiry === undefined ? undefined : checkExpiry(expiry, localDay(new Date())),
});

type Words = Partial<Record<'url' | 'password' | 'expiry', string | undefined>>;

const wordsOf = (problems: ReturnType<typeof problemsOf>): Words =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) =>
      problem === undefined ? [] : [[name, t(`problem_${problem}`)]],
    ),
  );

/** What the background refused before it was sent, beside the field that it is about. */
function refusedIn(error: ErrorReport | null): Words {
  const { field, problem } = error ?? {};
  return field !== undefined && problem !== undefined ? { [field]: problemSentence(problem) } : {};
}

/** What of the changes the service does not have, and what of them it does not tell. */
const leftOf = (changes: LinkChanges, { link, extras }: LinkInfo) =>
  compareTold(changes, { ...extras, url: link.longUrl, expiry: link.expiry ?? '' });
