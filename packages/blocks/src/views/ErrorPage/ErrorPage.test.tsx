import { render, screen } from '@testing-library/react';

import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';

import { ErrorPage } from './ErrorPage';
import { errorPageMock } from './ErrorPage.mock';

const { texts } = errorPageMock;

it('2.3 "Error page: title, overline, a static info notice about maintenance (title and text from translations), a link home"', async () => {
  const { container } = render(<ErrorPage {...errorPageMock} />);
  expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeInTheDocument();
  expect(screen.getByText(texts.overline)).toBeInTheDocument();
  expect(screen.getByText(texts.noticeTitle)).toBeInTheDocument();
  expect(screen.getByText(texts.noticeText).closest('[data-flash]')).toHaveAttribute('data-flash', 'info');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: texts.home })).toHaveAttribute('href', '/');
  await expectNoAxeViolations(container);
});
