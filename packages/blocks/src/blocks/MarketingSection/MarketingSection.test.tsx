import { render } from '@testing-library/react';
import { describeBlock } from '../../testing/describeBlock';
import { renderBlock } from '../../testing/renderBlock';
import { marketingSection } from './MarketingSection.block';
import { marketingSectionMock } from './MarketingSection.mock';

describe('MarketingSection', () => {
  describeBlock({
    block: marketingSection,
    mock: marketingSectionMock,
    broken: [{ ...marketingSectionMock, title: null }, 'title'],
  });

  it('uses the surface selected by the editor', () => {
    const { container } = render(renderBlock({ ...marketingSectionMock, backgroundColor: 'Accent' }));
    expect(container.querySelector('section')).toHaveAttribute('data-tone', 'accent');
  });
});
