import { choices } from '../choices.ts';
import type { AccountProfile } from '../profiles/profile.ts';

/** What a list was asked for. Both count from 1. */
export interface PageRequest {
  limit: number;
  page: number;
}

/** Reads `limit` and `page`; what is missing or makes no sense falls back to the default. */
export function readPageRequest(query: Readonly<Record<string, string>>): PageRequest {
  return {
    limit: positive(query['limit']) ?? choices.account.defaultLimit,
    page: positive(query['page']) ?? 1,
  };
}

export function offsetOf({ limit, page }: PageRequest): number {
  return limit * (page - 1);
}

/** The fields of the page envelope around a collection. */
export function pageEnvelope(
  { nextPage, pageFigure, spelling }: AccountProfile,
  { limit, page }: PageRequest,
  total: number,
): Record<string, unknown> {
  const last = Math.ceil(total / limit);
  const next = nextPage({ current: page, last });
  return {
    result: pageFigure(total),
    perpage: spelling.count(limit),
    currentpage: spelling.count(page),
    nextpage: next === null ? null : pageFigure(next),
    maxpage: pageFigure(last),
  };
}

function positive(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value > 0 ? value : undefined;
}
