import { render, screen } from '@testing-library/react';
import { heroBannerMock } from '../blocks/HeroBanner/HeroBanner.mock';
import { quoteMock } from '../blocks/Quote/Quote.mock';
import { richTextMock } from '../blocks/RichText/RichText.mock';
import type { BlockProblem } from '../contract/BlockProblem';
import { createBlockContext, createPageContext } from '../testing/createBlockContext';
import { lexical, paragraph } from '../testing/lexicalMock';
import { decideModule } from './decideModule';
import { hasLeadingHero } from './hasLeadingHero';
import { PageModules } from './PageModules';

function show(modules: readonly unknown[], isPreview = false) {
  const problems: BlockProblem[] = [];
  const context = createPageContext({ isPreview, report: (problem) => problems.push(problem) });
  return { ...render(<PageModules modules={modules} context={context} />), problems };
}

const unknown = { __typename: 'Hologram', id: 'h1' };
const broken = { ...quoteMock, id: 'q1', attribution: null, quote: 7 };

describe('PageModules', () => {
  it('renders the modules in order, each with a unique anchor', () => {
    const { container } = show([heroBannerMock, quoteMock, quoteMock]);
    const anchors = [...container.querySelectorAll('[data-block]')].map(({ id }) => id);
    expect(anchors).toEqual(['hero-banner-1', 'quote-2', 'quote-3']);
  });

  it('has one h1 if a hero banner is first', () => {
    show([heroBannerMock, heroBannerMock, richTextMock]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each([
    ['a module without a block', unknown],
    ['broken data', broken],
    ['null', null],
    ['a text', 'module'],
    ['an object of Object.prototype', { __typename: 'ToString', id: 'x' }],
  ])('omits only %s for visitors', (_name, module) => {
    const { container, problems } = show([module, quoteMock]);
    expect(container.querySelectorAll('[data-block]')).toHaveLength(1);
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    expect(problems).not.toHaveLength(0);
  });

  it('names invalid modules and fields in the preview', () => {
    show([broken], true);
    const panel = screen.getByRole('note');
    expect(panel).toHaveTextContent('The module “quote” is not shown');
    expect(panel).toHaveTextContent('attribution is missing');
    expect(panel).toHaveTextContent('quote Invalid input: expected string, received number');
  });

  it('marks the row id of each module in the preview only, including hidden ones', () => {
    const idsOf = (isPreview: boolean) =>
      [...show([quoteMock, broken], isPreview).container.querySelectorAll('[data-block-id]')].map((part) => [
        part.tagName,
        part.getAttribute('data-block-id'),
      ]);
    expect(idsOf(true)).toEqual([
      ['SECTION', 'quote-mock'],
      ['SECTION', 'q1'],
    ]);
    expect(idsOf(false)).toEqual([]);
  });

  it('reports a problem once, with the module it belongs to', () => {
    const { problems } = show([unknown, unknown, broken, broken]);
    expect(problems.map(({ code, blockType, blockId, path }) => [code, blockType, blockId, path])).toEqual([
      ['unknownBlock', 'hologram', 'h1', ''],
      ['invalidData', 'quote', 'q1', 'quote'],
      ['invalidData', 'quote', 'q1', 'attribution'],
    ]);
  });

  it('reports unsupported nodes of rich text, and renders the rest', () => {
    const content = lexical(paragraph('Shown.'), { type: 'upload', version: 3 });
    const { problems } = show([{ ...richTextMock, content }]);
    expect(screen.getByText('Shown.')).toBeInTheDocument();
    expect(problems).toEqual([
      expect.objectContaining({ code: 'unknownContent', blockType: 'richText', blockId: 'richText-mock' }),
    ]);
  });

  it('renders nothing for a page without modules', () => {
    const { container } = render(<PageModules modules={null} context={createPageContext()} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('decideModule', () => {
  it('catches errors of a component', () => {
    const cause = new Error('No such thing.');
    const prepare = () => ({
      ok: true as const,
      render: () => {
        throw cause;
      },
    });
    const outcome = decideModule(quoteMock, prepare, () => createBlockContext());
    expect(outcome).toEqual({
      kind: 'failed',
      problems: [
        {
          code: 'renderFailed',
          blockType: 'quote',
          blockId: 'quote-mock',
          path: '',
          message: 'No such thing.',
          cause,
        },
      ],
    });
  });
});

describe('hasLeadingHero', () => {
  it.each([
    [[heroBannerMock], true],
    [[quoteMock, heroBannerMock], false],
    [[{ ...heroBannerMock, title: null }], false],
    [[], false],
    [null, false],
  ])('%#', (modules, expected) => {
    expect(hasLeadingHero(modules)).toBe(expected);
  });
});
