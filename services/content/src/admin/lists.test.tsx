import { render, screen } from '@testing-library/react';
import type { FailedSchedule } from '../schedules/failedSchedules';
import { FailedScheduleList } from './FailedScheduleList';
import { UseList } from './UseList';

const nouns = { pages: 'Pages' };

test('a picture tells where it is used, with the way there, and what only a draft shows', () => {
  const use = { collection: 'pages' as const, siteId: null, places: ['1 · Hero banner'] };
  const uses = [
    { ...use, id: 'p1', title: 'Home', isPublic: true },
    { ...use, id: 'p2', title: 'Fair', isPublic: false },
  ];
  render(<UseList uses={uses} nouns={nouns} />);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/admin/collections/pages/p1');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home – Pages: 1 · Hero banner',
    'Fair – Pages: 1 · Hero banner (draft)',
  ]);
});

test('what nothing uses can go', () => {
  render(<UseList uses={[]} nouns={nouns} />);
  expect(screen.getByRole('region', { name: 'Used in' }).textContent).toContain('Nothing uses it');
});

const failure: FailedSchedule = {
  ...{ id: 'j1', type: 'publish', collection: 'stories', documentId: 's1', title: 'A story', siteId: null },
  ...{ failedAt: '2026-05-01T08:00:00.000Z', reason: 'The slug is taken.' },
};

test('what was not published is told with its reason; its own form does not lead to itself', () => {
  const { rerender, container } = render(<FailedScheduleList schedules={[failure]} />);
  expect(screen.getByRole('link', { name: 'A story' }).getAttribute('href')).toContain('/stories/s1');
  expect(screen.getByRole('listitem').textContent).toContain('The slug is taken.');
  rerender(<FailedScheduleList schedules={[failure]} isOnForm />);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<FailedScheduleList schedules={[]} />);
  expect(container.textContent).toBe('');
});
