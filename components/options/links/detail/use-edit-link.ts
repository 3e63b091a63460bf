import { useState } from 'preact/hooks';

import { useForm } from '@/components/ui/form';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import { AppError, reportOf } from '@/lib/model/errors';
import type { EditedLink, LinkChanges, LinkExtras, LinkInfo } from '@/lib/model/link';
import { checkExpiry, localDay } from '@/lib/rules/expiry';
import { compareTold } from '@/lib/rules/link';
import type { Problem } from '@/lib/rules/problems';
import { checkPassword } from '@/lib/rules/secrets';
import { checkLongUrl } from '@/lib/rules/url/url';
import { problemSentence } from '@/lib/texts/problems';

/** What of an edited link may not be as it was saved. */
export type Check = Pick<EditedLink, 'differing' | 'untold'>;

interface EditParts {
  info: LinkInfo;
  editing: { close: (saved: Check | null) => void };
  onInfo: (info: LinkInfo) => void;
  onSaved: (edited: EditedLink) => void;
}

/** What is typed over what the service reports of a link, and how saving that goes. */
export function useEditLink(key: string, { info, editing, onInfo, onSaved }: EditParts) {
  const { send } = useServices();
  const { shortUrl } = info.link;
  const before = valuesOf(info);
  /** What is not saved, or may not be; `isTyped`: something was typed after the rest was sent. */
  const [left, setLeft] = useState<(Check & { isTyped: boolean }) | null>(null);
  const form = useForm({
    key,
    before,
    check: (values) => problemsOf(changesOf(values, before)),
    send: async ({ whenAllowed }, sent) => {
      const changes = changesOf(sent, before);
      setLeft(null);
      if (Object.keys(changes).length === 0) return null;
      return whenAllowed(async () =>
        send('link.edit', { shortUrl, changes }).catch(throwMaybeDone),
      );
    },
    onDone: (edited, { isAll }) => {
      if (edited === null) return;
      onSaved(edited);
      if (isAll) editing.close(edited);
      else setLeft({ ...edited, isTyped: true });
    },
  });
  const { request, values, field } = form;
  const looked = useRequest(async ({ whenAllowed }) => {
    const now = await whenAllowed(async () => send('link.getInfo', { shortUrl }));
    const rest = leftOf(changesOf(values, valuesOf(now)), now);
    if (rest.differing.length + rest.untold.length === 0) {
      onSaved({ info: now, ...rest });
      return editing.close(null);
    }
    onInfo(now);
    request.cancel();
    setLeft({ ...rest, isTyped: false });
  });
  const { field: refused, problem } = request.error ?? {};
  /** What the background refused before it was sent stands beside its field, too. */
  const fieldOf = (name: 'url' | 'password' | 'expiry') => ({
    ...field(name),
    ...(refused === name && problem !== undefined ? { problem: problemSentence(problem) } : {}),
  });
  const setExtras = ({ pixels, ...texts }: Partial<LinkExtras>) => {
    if (pixels !== undefined) form.set('pixels', spellPixels(pixels));
    for (const name of ['title', 'description', 'type'] as const) {
      if (texts[name] !== undefined) form.set(name, texts[name]);
    }
  };
  return {
    ...form,
    field: fieldOf,
    extras: extrasOf(values),
    setExtras,
    looked,
    left,
    isUnchanged: request.state.state === 'done' && request.state.value === null,
  };
}

/** A background that gave no answer may have done it. */
function throwMaybeDone(failure: unknown): never {
  const report = reportOf(failure);
  const isUnanswered = report.operation === 'link.edit' && report.outcome === undefined;
  throw new AppError(isUnanswered ? { ...report, outcome: 'unknown' } : report);
}

/** What the form of a link holds; `pixels` by their ids, apart by blanks. */
type LinkValues = Readonly<
  Record<'url' | 'password' | 'expiry' | 'title' | 'description' | 'type' | 'pixels', string>
>;

/** What the form begins with, as far as the service reports it. It reports no password. */
const valuesOf = ({ link, extras }: LinkInfo): LinkValues => ({
  url: link.longUrl,
  password: '',
  expiry: link.expiry ?? '',
  title: extras?.title ?? '',
  description: extras?.description ?? '',
  type: extras?.type ?? '',
  pixels: spellPixels(extras?.pixels ?? []),
});

const spellPixels = (ids: readonly string[]): string => ids.toSorted().join(' ');

const extrasOf = ({ title, description, type, pixels }: LinkValues): LinkExtras => ({
  title,
  description,
  type,
  pixels: pixels.split(' ').filter((id) => id !== ''),
});

/** Nothing but what differs is sent. */
function changesOf(values: LinkValues, before: LinkValues): LinkChanges {
  const { title, description, type, pixels } = extrasOf(values);
  const isChanged = (name: keyof LinkValues) => values[name] !== before[name];
  return {
    ...(isChanged('url') ? { url: values.url } : {}),
    ...(isChanged('title') ? { title: title.trim() } : {}),
    ...(isChanged('description') ? { description: description.trim() } : {}),
    ...(isChanged('password') ? { password: values.password } : {}),
    ...(isChanged('expiry') ? { expiry: values.expiry } : {}),
    ...(isChanged('type') && type !== '' ? { type } : {}),
    ...(isChanged('pixels') ? { pixels } : {}),
  };
}

/** Only what was changed can be wrong: a link may have expired. */
const problemsOf = ({ url, password, expiry }: LinkChanges) => ({
  url: url === undefined ? undefined : sentence(checkLongUrl(url)),
  password: password === undefined ? undefined : sentence(checkPassword(password)),
  expiry: expiry === undefined ? undefined : sentence(checkExpiry(expiry, localDay(new Date()))),
});

const sentence = (problem: Problem | undefined): string | undefined =>
  problem && problemSentence(problem);

/** What of the changes the service does not have, and what of them it does not report. */
const leftOf = (changes: LinkChanges, { link, extras }: LinkInfo): Check =>
  compareTold(changes, { ...extras, url: link.longUrl, expiry: link.expiry ?? '' });
