/** @vitest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import * as blocks from '@kmx/blocks/stories';
import * as components from '@kmx/design-system/stories';
import { resolveTheme } from '@kmx/design-system/tokens';

import { loadBlockMessages } from '../server/loadBlockMessages';
import { ButtonParts } from './ButtonParts.client';
import { ComponentParts } from './ComponentParts.client';
import { composeParts, type GuidePart, type StoriesFiles } from './composeParts';
import { ErrorPageStory } from './ErrorPageStory.client';
import { FoundationParts } from './FoundationParts.client';
import { generalGroup, groupsOf } from './groupParts';
import { GuideFrame } from './GuideFrame';
import { guidePages } from './guidePages';
import { InputParts } from './InputParts.client';
import { ModuleParts } from './ModuleParts.client';
import { defaultQuery } from './readGuideQuery';
import { TypographyParts } from './TypographyParts.client';
import { isProgrammatic } from '@/server/routing/programmaticPaths';

const html = (element: ReactElement) => renderToStaticMarkup(element);

/** Renders a page with lazy stories to complete HTML, without React's text separators. */
const wholeHtml = async (element: ReactElement) =>
  (await text((await prerenderToNodeStream(element)).prelude)).replaceAll('<!-- -->', '');

const storiesOf = (files: StoriesFiles): readonly GuidePart[] => composeParts(files);

describe.each([
  ['design system', storiesOf(components)],
  ['blocks', storiesOf(blocks)],
])('renders every story of the %s on the server', (_, parts) => {
  it.each(parts.map((part) => [part.title, part] as const))('%s', (_title, { stories }) => {
    expect(stories.length).toBeGreaterThan(0);
    stories.forEach(({ Story, args }) => expect(() => html(<Story {...args} />)).not.toThrow());
  });
});

it('shows the default story of a part first', () => {
  const parts = storiesOf(components).filter(({ stories }) => stories.some(({ name }) => name === 'Default'));
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter(({ stories }) => stories[0]?.name !== 'Default')).toEqual([]);
});

it.each(Object.values(guidePages))(
  '$path has a page and is read as no page of a site',
  ({ path: address }) => {
    expect(existsSync(path.join(__dirname, '../app/(guide)', address, 'page.tsx'))).toBe(true);
    expect(isProgrammatic(address)).toBe(true);
  },
);

it('the guide is not indexed', () => {
  const layout = readFileSync(path.join(__dirname, '../app/(guide)/layout.tsx'), 'utf8');
  expect(layout).toContain('robots: { index: false, follow: false }');
});

describe('the frame', () => {
  const page = html(
    <GuideFrame
      page="modules"
      query={{ theme: 'Copper', language: 'de', scheme: 'dark' }}
      hiddenFields={{ block: 'Quote' }}
      hasLanguages
    >
      text
    </GuideFrame>,
  );

  it('applies the selected theme and preserves it in links to the other pages', () => {
    expect(page).toContain('data-theme="Copper"');
    expect(page).toContain('href="/buttons?theme=Copper&amp;language=de"');
    expect(page).toMatch(/<a href="\/modules[^>]*aria-current="page"/);
  });

  it('shows the chosen colour scheme', () => {
    expect(page).toMatch(/<select [^>]*name="scheme".*<option value="dark" selected="">Dark/s);
  });

  it('preserves the selected block when the theme changes, without JavaScript', () => {
    expect(page).toContain('<input type="hidden" name="block" value="Quote"/>');
    expect(page).toMatch(/<form [^>]*action="\/modules"/);
  });
});

it.each([
  ['buttons', <ButtonParts key="buttons" />, ['Button-Default', 'IconButton-Default']],
  ['inputs', <InputParts key="inputs" />, ['TextField-Invalid', 'FileUpload-Default']],
  ['typography', <TypographyParts key="typography" />, ['Prose-Default']],
  ['style guide', <FoundationParts key="foundations" query={defaultQuery} />, ['Colour', 'TheWire', 'Icons']],
])('%s: every story has an anchor, and ids are unique', (_, parts, ids) => {
  const page = html(parts);
  ids.forEach((id) => expect(page).toContain(`id="${id}"`));
  const all = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
});

it('the style guide shows the palette of the selected theme', () => {
  const page = html(<FoundationParts query={{ ...defaultQuery, theme: 'Volta' }} />);
  const [palette = ''] = /id="Colour-Palette".*?(?=id="Colour-|<\/section>)/s.exec(page) ?? [];
  expect(palette).toContain('data-theme="Volta"');
  expect(palette).toContain(resolveTheme('Volta').palette.accent.base);
  expect(palette).not.toContain(resolveTheme('Komax').palette.accent.base);
});

describe('/components', () => {
  const show = (chosen?: string, group?: string) =>
    wholeHtml(<ComponentParts query={defaultQuery} chosen={chosen} group={group} />);

  it('shows each component by its first story, with a link to its variants', async () => {
    const page = await show();
    expect(page).toContain('id="Button-Default"');
    expect(page).not.toContain('id="Button-Secondary"');
    expect(page).toContain('href="/components?component=Button"');
  });

  it('shows only the variants of one component', async () => {
    const page = await show('Button');
    expect(page).toContain('id="Button-Secondary"');
    expect(page).not.toContain('id="Accordion-Default"');
  });

  it('shows a message for an unknown component', async () => {
    const page = await show('Knob');
    expect(page).toContain('There is no component “Knob”.');
    expect(page).toContain('href="/components?component=Button"');
  });

  it('links only to existing anchors', async () => {
    const pages = await Promise.all([show(), show(undefined, 'Workspace'), show('Knob')]);
    pages.forEach((page) => {
      const [list = ''] = /<nav aria-label="On this page">.*?<\/nav>/.exec(page) ?? [];
      expect(list).toContain('href=');
      const anchors = [...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      expect(anchors.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
    });
  });

  it('shows one group at a time, with links to the others', async () => {
    const page = await show(undefined, 'Workspace');
    expect(page).toContain('id="DataTable"');
    expect(page).not.toContain('id="Button"');
    expect(page).toMatch(/href="\/components\?group=General"[^>]*>General \(\d+\)/);
    expect(page).toMatch(/href="\/components\?group=Workspace"[^>]*aria-current="page"/);
    expect(await show()).not.toContain('id="DataTable"');
  });

  it('falls back to the first group for an unknown one', async () => {
    expect(await show(undefined, 'Knobs')).toBe(await show());
  });

  it('links a part to its group', async () => {
    expect(await show('DataTable')).toContain('href="/components?group=Workspace"');
  });

  it('does not open a dialog initially', async () => {
    expect(await show('Dialog')).not.toContain('<dialog');
  });
});

describe('/modules', () => {
  it('shows each block in exactly one group', () => {
    const parts = storiesOf(blocks).filter(({ title }) => title.startsWith('Blocks/'));
    const groups = groupsOf(parts);
    expect(groups[0]?.name).toBe(generalGroup);
    expect(groups.flatMap((group) => group.parts.map(({ name }) => name)).toSorted()).toEqual(
      parts.map(({ name }) => name).toSorted(),
    );
    expect(groups.length).toBeGreaterThan(4);
  });

  it('shows a block in the selected language', async () => {
    const show = async (language: 'en' | 'de') =>
      wholeHtml(
        <ModuleParts
          query={{ ...defaultQuery, language }}
          chosen="DownloadList"
          group={undefined}
          messages={language === 'en' ? undefined : await loadBlockMessages(language)}
        />,
      );
    const [english, german] = await Promise.all([show('en'), show('de')]);
    expect(english).toContain('id="DownloadList-Default"');
    expect(german).not.toBe(english);
    expect(german).toMatch(/id="DownloadList-Default"[\s\S]*?<div [^>]*lang="de"/);
    expect(english).not.toContain('lang="en"');
  });
});

it('/pages/error shows the error page with title, notice and home link', () => {
  const page = html(<ErrorPageStory />);
  expect(page).toMatch(/<h1/);
  expect(page).toContain('href="/"');
});

it('messages of the blocks in other languages contain only those of blocks', async () => {
  const catalogue = await loadBlockMessages('de');
  expect(Object.keys(catalogue).length).toBeGreaterThan(50);
  expect(Object.keys(catalogue).every((id) => id.startsWith('blocks.'))).toBe(true);
});
