import { choices } from '../../choices.ts';
import { Failure } from '../../failure.ts';
import { fitsQr } from '../../qr/draw-qr.ts';
import { chooseFreeToken } from '../../qr/free-token.ts';
import { qrTypes } from '../../qr/qr-types.ts';
import { qrCodesSchema } from '../../storage/qr-codes.ts';
import type { QrCode } from '../../storage/qr-codes.ts';
import { optionalUrl, requiredText, textUnlessEmpty } from '../body-fields.ts';
import type { AccountCall, Outcome } from '../operation.ts';
import { offsetOf } from '../paging.ts';
import type { AccountResource } from '../resource.ts';
import { visitStatistics } from '../visit-statistics.ts';

const { qrColors, unnamed } = choices.account;

export const qrCodes: AccountResource = {
  schema: qrCodesSchema,
  operations: [
    { name: 'qr', method: 'GET', path: '/qr', readsBody: false, handle: list },
    { name: 'qr/get', method: 'GET', path: '/qr/:id', readsBody: false, handle: get },
    { name: 'qr/add', method: 'POST', path: '/qr/add', readsBody: true, handle: add },
    { name: 'qr/update', method: 'PUT', path: '/qr/:id/update', readsBody: true, handle: update },
    {
      name: 'qr/delete',
      method: 'DELETE',
      path: '/qr/:id/delete',
      readsBody: false,
      handle: remove,
    },
  ],
};

function list(call: AccountCall): Outcome {
  const { service, user, page } = call;
  const rows = service.qrCodes.page(user.id, page.limit, offsetOf(page));
  return {
    kind: 'page',
    collection: 'qrs',
    rows: rows.map((row) => fieldsOf(call, row, 'date')),
    total: service.qrCodes.count(user.id),
  };
}

function fieldsOf(
  { service, spell }: AccountCall,
  row: QrCode,
  dateKey: string,
): Record<string, unknown> {
  return {
    id: spell.id(row.id),
    link: spell.url(service.address.qrCodeUrl(row.token)),
    scans: spell.count(row.scans),
    name: spell.text(row.name),
    [dateKey]: spell.time(row.createdAt),
  };
}

function get(call: AccountCall): Outcome {
  const { service, user, ids } = call;
  const row = service.qrCodes.get(user.id, ids['id'] ?? 0);
  const details = fieldsOf(call, row, service.profile.account.qrCodes.detailsDateKey);
  const counted = qrTypes[row.type]?.hasStatistics === true;
  const visited = { id: row.id, clicks: row.scans, visits: service.qrCodes.scans };
  const fields = counted ? { details, data: visitStatistics(service, visited) } : { details };
  return { kind: 'item', fields };
}

function add(call: AccountCall): Outcome {
  const { service, user, body, spell } = call;
  const type = requiredText(body, 'type');
  const data = readData(type, body['data']);
  const look = readLook(call);
  const name = textUnlessEmpty(body, 'name') ?? unnamed.qrCode;
  const token = chooseFreeToken(service.qrCodes);
  const id = service.qrCodes.add({
    ...qrColors,
    logo: null,
    ...look,
    userId: user.id,
    token,
    type,
    data,
    name,
    scans: 0,
    createdAt: service.now(),
  });
  const link = spell.url(service.address.qrCodeUrl(token));
  return { kind: 'created', fields: { id: spell.id(id), link } };
}

/** The JSON of a type's data. What is wrong with it is not repeated: it may be a password. */
function readData(type: string, data: unknown): string {
  const known = Object.hasOwn(qrTypes, type) ? qrTypes[type] : undefined;
  if (known === undefined) throw new Failure('invalid', 'There is no such type of QR code.');
  if (data === undefined || data === null || data === '') {
    throw new Failure('invalid', 'The field data is required.');
  }
  const read = known.read(data);
  if (read === undefined || !fitsQr(known.content(read))) {
    throw new Failure('unfit_data', 'The data does not fit this type of QR code.');
  }
  return JSON.stringify(read);
}

function readLook({ body }: AccountCall): Partial<QrCode> {
  const background = readColor(body, 'background');
  const foreground = readColor(body, 'foreground');
  const logo = optionalUrl(body, 'logo');
  if (typeof logo === 'string' && !/\.(?:png|jpg)$/i.test(new URL(logo).pathname)) {
    throw new Failure('invalid', 'The logo must be the URL of a png or jpg.');
  }
  return {
    ...(background === undefined ? {} : { background }),
    ...(foreground === undefined ? {} : { foreground }),
    ...(logo === undefined ? {} : { logo }),
  };
}

function readColor(body: AccountCall['body'], name: string): string | undefined {
  const text = textUnlessEmpty(body, name);
  if (text === undefined) return undefined;
  const parts = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(text)?.slice(1);
  if (parts === undefined || parts.some((part) => Number(part) > 255)) {
    throw new Failure('invalid', `The field ${name} must look like rgb(255,255,255).`);
  }
  return `rgb(${parts.join(',')})`;
}

function update(call: AccountCall): Outcome {
  const { service, user, ids, body } = call;
  const { id, type } = service.qrCodes.get(user.id, ids['id'] ?? 0);
  const data = readData(type, body['data']);
  service.qrCodes.update(id, { data, ...readLook(call) });
  return { kind: 'message', message: 'QR has been updated successfully.' };
}

function remove({ service, user, ids }: AccountCall): Outcome {
  service.qrCodes.delete(user.id, ids['id'] ?? 0);
  return { kind: 'message', message: 'QR Code has been deleted successfully.' };
}
