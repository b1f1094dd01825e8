import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { inRoot } from '../paths.mjs';
import { readResult, skippedAudits } from './readResult.mjs';

const category = (title, score, ...auditRefs) => ({ title, score, auditRefs });
const result = {
  categories: {
    accessibility: category(
      'Accessibility',
      0.945,
      { id: 'label', weight: 3 },
      { id: 'contrast', weight: 7 },
    ),
    'best-practices': category('Best practices', 1, { id: 'hint', weight: 0 }),
    seo: category('SEO', null),
  },
  audits: {
    label: { title: 'Fields have labels', score: 0, details: { items: [{ node: { selector: 'input' } }] } },
    contrast: { title: 'Contrast', score: 0.5, details: { items: [] } },
    hint: { title: 'Only a hint', score: 0 },
  },
};

test('lists failed audits by weight, with their elements', () => {
  const [accessibility] = readResult(result);
  assert.equal(accessibility.points, 95);
  assert.deepEqual(
    accessibility.lost.map(({ title, items }) => [title, items]),
    [
      ['Contrast', []],
      ['Fields have labels', ['input']],
    ],
  );
});

test('ignores an audit without weight, and fails a category that was not measured', () => {
  const [, practices, seo] = readResult(result);
  assert.deepEqual([practices.points, practices.lost], [100, []]);
  assert.equal(seo.points, 0);
});

test('skips only audits that a page fails on purpose, with a reason', async () => {
  const pages = JSON.parse(await readFile(inRoot('scripts/lighthouse-pages.json'), 'utf8'));
  for (const page of pages)
    for (const [audit, reason] of Object.entries(page.leftOut ?? {})) {
      assert.equal(audit, 'is-crawlable', `${page.name} must not skip ${audit}.`);
      assert.match(reason, /\w+ \w+ .*\.$/, page.name);
    }
  assert.deepEqual(skippedAudits({ leftOut: { 'is-crawlable': 'It is not listed.' } }), ['is-crawlable']);
  assert.deepEqual(skippedAudits({}), []);
});
