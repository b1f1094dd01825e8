import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeResponse } from './judgeResponse.mjs';

const page = '<!doctype html><html lang="de-CH"><h1>Firma</h1>';
const html = { status: 200, type: 'text/html; charset=utf-8', text: page, cacheControl: 'public' };
const notice = { ...html, status: 503, retryAfter: '30', cacheControl: 'private, no-store' };
const pdf = { status: 200, type: 'application/pdf', text: '%PDF' };
const json = { status: 200, type: 'application/json', text: '{"data":{"me":{}}}' };

/** `[name, kind of address, response, verdict]` */
const cases = [
  ['a page that was seen', 'seen', html, 'right'],
  ['an outage on a page that was seen', 'seen', notice, 'wrong'],
  ['a page', 'page', html, 'right'],
  ['a notice', 'page', notice, 'tolerable'],
  ['a notice that may be cached', 'page', { ...notice, cacheControl: 'public' }, 'wrong'],
  ['a notice without a time', 'page', { ...notice, retryAfter: undefined }, 'wrong'],
  ['a bare error', 'page', { ...notice, text: '<h1>Internal error</h1>' }, 'wrong'],
  ['a page of a proxy', 'page', { ...html, text: '<title>Welcome</title>' }, 'wrong'],
  ['a missing page for one that exists', 'page', { ...html, status: 404 }, 'wrong'],
  ['a stack trace', 'page', { ...html, text: `${page}Error\n    at render (a.js:1)` }, 'wrong'],
  ['a missing page', 'missing', { ...html, status: 404 }, 'right'],
  ['a file', 'file', pdf, 'right'],
  ['HTML instead of a file', 'file', html, 'wrong'],
  ['a notice instead of a file', 'file', notice, 'tolerable'],
  ['a picture', 'picture', { ...pdf, type: 'image/webp' }, 'right'],
  ['JSON instead of a picture', 'picture', json, 'wrong'],
  ['an error instead of a picture', 'picture', { ...json, status: 502 }, 'tolerable'],
  ['data', 'data', json, 'right'],
  ['an error in data', 'data', { ...json, text: '{"errors":[{}],"data":null}' }, 'tolerable'],
  ['HTML instead of data', 'data', html, 'wrong'],
];

for (const [name, kind, response, verdict] of cases)
  test(`${name} is ${verdict}`, () => assert.equal(judgeResponse(kind, response), verdict));
