import { render, screen } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { brokenLink } from '../../testing/mocks';
import { renderBlock } from '../../testing/renderBlock';
import { callToAction } from './CallToAction.block';
import { callToActionMock } from './CallToAction.mock';

describe('CallToAction', () => {
  describeBlock({
    block: callToAction,
    mock: callToActionMock,
    broken: [{ ...callToActionMock, links: [{ link: brokenLink('') }] }, 'links'],
  });

  it('emphasises the first link', () => {
    render(renderBlock(callToActionMock));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/application-test',
      'https://example.com/test',
    ]);
  });
});
