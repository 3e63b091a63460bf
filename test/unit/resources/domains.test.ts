import { describe, expect, test } from 'vitest';

import { domains } from '@/lib/resources/domains';

import { formOf, problemsOf } from './form-cases';

const form = formOf(domains);
const blank = form.begin(null);
const row = {
  id: '7',
  domain: 'https://go.example',
  redirectroot: 'https://a.example',
  redirect404: null,
};

describe('a new domain', () => {
  test.for([
    ['go.example', 'https://go.example'],
    [' Go.Example/ ', 'https://go.example'],
    ['http://go.example', 'http://go.example'],
    ['https://go.example:8443/', 'https://go.example:8443'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ] as const)('typed as %j is sent as %j', ([typed, domain]) => {
    const values = { ...blank, domain: typed };
    expect(problemsOf(form, values)).toEqual({});
    expect(form.createInput(values)).toEqual({ domain });
  });

  test.for([
    ['', 'This field is required.'],
    ['go', /a domain such as https:\/\/go\.example/],
    ['two words.example', /a domain such as https:\/\/go\.example/],
    ['ftp://go.example', /a domain such as/],
    ['https://me@go.example', /a domain such as/],
    ['https://go.example/path', /a domain such as/],
    ['https://go.example/?', /a domain such as/],
  ] as const)('typed as %j is refused: %s', ([domain, sentence]) => {
    expect(problemsOf(form, { ...blank, domain })['domain']).toMatch(sentence);
  });

  test('goes with its redirects, which get their scheme', () => {
    const values = {
      domain: 'go.example',
      redirectroot: 'a.example',
      redirect404: 'b.example/404',
    };
    expect(form.createInput(values)).toEqual({
      domain: 'https://go.example',
      redirectroot: 'https://a.example/',
      redirect404: 'https://b.example/404',
    });
  });

  test.for([
    ['word', /Enter a URL/],
    ['javascript:alert(1)', /Enter a URL/],
    ['https://me:word@a.example', /Enter a URL/],
    [`https://a.example/${'x'.repeat(8192)}`, /Enter a URL/],
  ] as const)('is refused with a redirect to %.40s', ([typed, sentence]) => {
    const values = { ...blank, domain: 'go.example', redirectroot: typed, redirect404: typed };
    const problems = problemsOf(form, values);
    expect(problems['redirectroot']).toMatch(sentence);
    expect(problems['redirect404']).toMatch(sentence);
  });
});

describe('a domain', () => {
  test('is sent with the redirect that was changed, and with no other', () => {
    const values = { ...form.begin(row), redirect404: 'https://a.example/404' };
    expect(form.updateInput(values, row)).toEqual({
      id: '7',
      redirect404: 'https://a.example/404',
    });
  });

  test('has nothing to send where a redirect is spelled another way only', () => {
    const values = { ...form.begin(row), redirectroot: ' HTTPS://A.example/ ' };
    expect(form.updateInput(values, row)).toBeNull();
  });

  test('keeps a redirect that is emptied, and says that it cannot be removed', () => {
    const values = { ...form.begin(row), redirectroot: '' };
    expect(problemsOf(form, values, row)).toEqual({
      redirectroot: 'You can change the redirect, but not remove it.',
    });
    expect(form.updateInput(values, row)).toBeNull();
  });

  test.for([
    ['https://go.example', 'https://go.example'],
    ['go.example', 'https://go.example'],
    ['https://münchen.example', 'https://münchen.example'],
    ['http://xn--mnchen-3ya.example', 'http://xn--mnchen-3ya.example'],
    ['', null],
  ] as const)('listed as %j leads to %j', ([domain, link]) => {
    expect(domains.columns[0]?.value({ ...row, domain })).toBe(link);
  });
});
