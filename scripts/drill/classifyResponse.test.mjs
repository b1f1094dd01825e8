import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classifyResponse } from './classifyResponse.mjs';

const page = '<!doctype html><html lang="de-CH"><h1>Firma</h1>';
const html = { status: 200, type: 'text/html; charset=utf-8', text: page, cacheControl: 'public' };
const notice = { ...html, status: 503, retryAfter: '30', cacheControl: 'private, no-store' };
const pdf = { status: 200, type: 'application/pdf', text: '%PDF' };
const json = { status: 200, type: 'application/json', text: '{"data":{"me":{}}}' };

const cases = [
  { name: 'a page that was seen', kind: 'seen', response: html, verdict: 'right' },
  { name: 'an outage on a page that was seen', kind: 'seen', response: notice, verdict: 'wrong' },
  { name: 'a page', kind: 'page', response: html, verdict: 'right' },
  { name: 'a notice', kind: 'page', response: notice, verdict: 'tolerable' },
  {
    name: 'a notice that may be cached',
    kind: 'page',
    response: { ...notice, cacheControl: 'public' },
    verdict: 'wrong',
  },
  {
    name: 'a notice without a time',
    kind: 'page',
    response: { ...notice, retryAfter: undefined },
    verdict: 'wrong',
  },
  {
    name: 'a bare error',
    kind: 'page',
    response: { ...notice, text: '<h1>Internal error</h1>' },
    verdict: 'wrong',
  },
  {
    name: 'a page of a proxy',
    kind: 'page',
    response: { ...html, text: '<title>Welcome</title>' },
    verdict: 'wrong',
  },
  {
    name: 'a missing page for one that exists',
    kind: 'page',
    response: { ...html, status: 404 },
    verdict: 'wrong',
  },
  {
    name: 'a stack trace',
    kind: 'page',
    response: { ...html, text: `${page}Error\n    at render (a.js:1)` },
    verdict: 'wrong',
  },
  { name: 'a missing page', kind: 'missing', response: { ...html, status: 404 }, verdict: 'right' },
  { name: 'a file', kind: 'file', response: pdf, verdict: 'right' },
  { name: 'HTML instead of a file', kind: 'file', response: html, verdict: 'wrong' },
  { name: 'a notice instead of a file', kind: 'file', response: notice, verdict: 'tolerable' },
  { name: 'a picture', kind: 'picture', response: { ...pdf, type: 'image/webp' }, verdict: 'right' },
  { name: 'JSON instead of a picture', kind: 'picture', response: json, verdict: 'wrong' },
  {
    name: 'an error instead of a picture',
    kind: 'picture',
    response: { ...json, status: 502 },
    verdict: 'tolerable',
  },
  { name: 'data', kind: 'data', response: json, verdict: 'right' },
  {
    name: 'an error in data',
    kind: 'data',
    response: { ...json, text: '{"errors":[{}],"data":null}' },
    verdict: 'tolerable',
  },
  { name: 'HTML instead of data', kind: 'data', response: html, verdict: 'wrong' },
];

for (const { name, kind, response, verdict } of cases)
  test(`${name} is ${verdict}`, () => assert.equal(classifyResponse(kind, response), verdict));
