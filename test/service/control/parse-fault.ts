import type { Fault, FaultKind } from '../faults/fault.ts';
import { moments } from '../faults/fault.ts';

interface Check {
  accepts(value: unknown): boolean;
  says: string;
  required?: true;
}

const natural: Check = {
  accepts: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  says: 'a whole number, 0 or more',
};
const positive: Check = {
  accepts: (value) => natural.accepts(value) && value !== 0,
  says: 'a whole number, 1 or more',
};
const status: Check = {
  accepts: (value) => Number.isSafeInteger(value) && Number(value) >= 200 && Number(value) < 600,
  says: 'an HTTP status',
};
const text: Check = {
  accepts: (value) => typeof value === 'string' && value !== '',
  says: 'a text',
};
const flag: Check = { accepts: (value) => typeof value === 'boolean', says: 'true or false' };
const record: Check = {
  accepts: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  says: 'an object',
};
const texts: Check = {
  accepts: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => text.accepts(one)),
  says: 'a list of texts',
};
const moment = oneOf(...moments);

const fieldsOf: Readonly<Record<FaultKind, Readonly<Record<string, Check>>>> = {
  delay: { milliseconds: required(natural), moment },
  hold: { moment },
  drop: { moment: required(moment), connection: oneOf('close', 'kept') },
  late: { milliseconds: required(natural), status },
  server_error: { moment },
  maintenance: {
    body: oneOf('html', 'json'),
    retryAfter: natural,
    retryAs: oneOf('seconds', 'date'),
    moment,
  },
  html: { status, moment },
  empty: { status, moment },
  truncated: {},
  wrong_types: {},
  redirect: { to: text, status, moment },
  rate_limited: { headers: required(flag), retryAfter: natural },
  error_sentence: { message: text, status, moment },
  lacking: { names: required(texts) },
  altered: { originalUrl: text },
  wrong_host: { host: text },
  rewritten: { values: required(record) },
  odd_ids: { as: required(oneOf('letters', 'huge')) },
  without_scheme: { keepsSlashes: required(flag) },
  odd_row: {},
  tells_key: { as: required(oneOf('whole', 'part', 'wrapped')) },
  latin1: { message: text, charset: text },
  repeats_request: { length: natural, decoded: flag },
};

/**
 * A fault from outside. Throws a RangeError that names what is wrong with it.
 * @param value `{kind, operation?, times?, …}`, see `Fault`
 */
export function parseFault(value: unknown): Fault {
  if (typeof value !== 'object' || value === null) throw new RangeError('A fault is an object.');
  const { kind, ...fields } = value as Record<string, unknown>;
  if (typeof kind !== 'string' || !isKind(kind)) {
    throw new RangeError(`A fault's kind is one of: ${Object.keys(fieldsOf).join(', ')}.`);
  }
  const checks: Readonly<Record<string, Check>> = {
    operation: text,
    times: positive,
    ...fieldsOf[kind],
  };
  for (const [name, check] of Object.entries(checks)) requireField(fields[name], name, check);
  const foreign = Object.keys(fields).find((name) => checks[name] === undefined);
  if (foreign !== undefined) throw new RangeError(`A ${kind} fault has no field "${foreign}".`);
  // Every field has just been checked against its kind.
  return value as Fault;
}

function requireField(value: unknown, name: string, check: Check): void {
  if (value === undefined && check.required !== true) return;
  if (!check.accepts(value)) throw new RangeError(`The field ${name} must be ${check.says}.`);
}

function isKind(kind: string): kind is FaultKind {
  return Object.hasOwn(fieldsOf, kind);
}

function required(check: Check): Check {
  return { ...check, required: true };
}

function oneOf(...values: readonly string[]): Check {
  return {
    accepts: (value) => values.some((allowed) => allowed === value),
    says: values.join(' or '),
  };
}
