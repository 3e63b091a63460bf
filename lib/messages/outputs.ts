import type { BudgetView, Answered, QrPicture } from '@/lib/model/account';
import type { ExportHead, ImportedLinks, ImportProblem } from '@/lib/model/backup-file';
import type { ConnectionStatus, ConnectionView } from '@/lib/model/connection';
import type { ErrorReport } from '@/lib/model/errors';
import type { EditedLink, FilingStep, LinkInfo, LinkCheck, LinkRecord } from '@/lib/model/link';
import type { LinkPage, LinksSync } from '@/lib/model/link-query';
import type { ManagedSettings } from '@/lib/model/managed';
import type { PopupState } from '@/lib/model/popup-state';
import type { Preferences } from '@/lib/model/preferences';
import type { Bulk, BulkResult } from '@/lib/model/run';
import type { Job } from '@/lib/model/run';
import type { ServiceView } from '@/lib/model/service';
import type { ShortenOutcome } from '@/lib/model/shorten';
import type { ForgottenLinks, StoredLinks, UnreadData } from '@/lib/model/stored-data';

/** By message (`inputs.ts`). */
export interface MessageOutputs {
  'popup.open': PopupState;
  'draft.save': null;
  'link.shorten': ShortenOutcome;
  'link.recheck': ShortenOutcome | null;
  'link.disable': LinkRecord;
  'link.delete': LinkRecord;
  'link.edit': EditedLink;
  'link.undo': LinkRecord;
  'link.confirm': LinkRecord;
  'link.enable': LinkRecord;
  'alias.check': boolean | null;
  'domains.refresh': string[];
  'connection.get': ConnectionStatus | null;
  'connection.check': ConnectionView | null;
  'connection.chooseLinkWay': ConnectionView | null;
  'connection.connect': ConnectionView;
  /** Match patterns and permissions that the browser keeps all the same. */
  'connection.revoke': { kept: string[] };
  'services.list': ServiceView[];
  'services.use': ServiceView[];
  'services.change': ServiceView[];
  /** As above. */
  'services.remove': { kept: string[] };
  'preferences.get': Preferences;
  'managed.get': ManagedSettings;
  'data.unread': UnreadData[];
  'data.dropUnread': UnreadData[];
  'preferences.save': Preferences;
  'account.known': Answered<unknown> | null;
  'account.read': Answered<unknown>;
  'account.change': unknown;
  'budget.get': BudgetView;
  'link.file': FilingStep;
  'qr.save': { id: string | null };
  'qr.picture': QrPicture;
  'link.getInfo': LinkInfo;
  'link.get': LinkRecord | null;
  'link.getMany': (LinkRecord | null)[];
  'job.get': Job | null;
  'job.stop': Job | null;
  'job.resume': Job | null;
  'job.dismiss': null;
  'links.list': LinkPage;
  'links.sync': LinksSync;
  'link.refresh': LinkRecord;
  'link.check': LinkCheck | null;
  'links.existing': (LinkRecord | null)[];
  'links.stored': StoredLinks;
  'links.forget': ForgottenLinks;
  'bulk.estimate': number | null;
  'bulk.begin': Bulk;
  'bulk.get': Bulk | null;
  'bulk.pause': Bulk | null;
  'bulk.resume': Bulk | null;
  'bulk.retry': Bulk | null;
  'bulk.enterPassword': Bulk | null;
  'bulk.leaveOut': Bulk | null;
  'bulk.dismiss': null;
  'bulk.results': BulkResult[];
  'backup.export': ExportHead;
  'backup.links': LinkRecord[];
  'backup.check': ImportProblem | null;
  'backup.checkLinks': ImportProblem | null;
  'backup.addLinks': ImportedLinks;
  'backup.restorePreferences': Preferences;
  'backup.connect': ConnectionView;
  'tabs.await': null;
  'tabs.shorten': null;
}

/** A failure crosses the bus as plain data, so that no stack or raw exception can. */
export type Answer<T> = { ok: true; value: T } | { ok: false; error: ErrorReport };
