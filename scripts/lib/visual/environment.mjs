import { digestOf } from './picture.mjs';
import { launchChromium } from './storyPage.mjs';

/** Text that includes scripts missing from the product's fonts, which is rendered with fonts of the machine. */
const probe = `<body style="margin: 8px; font-size: 20px">${['sans-serif', 'system-ui', 'serif', 'monospace']
  .map((family) => `<p style="font-family: ${family}">Ag ĉ 0123 製品一覧 电线加工 → ✓ ½</p>`)
  .join('')}</body>`;

/** Everything except the sources that affects pixels: browser version, platform and fonts of the machine. */
export async function readEnvironment() {
  const browser = await launchChromium();
  const version = browser.version();
  const page = await browser.newPage({ viewport: { width: 600, height: 300 } });
  await page.setContent(probe);
  const fonts = digestOf(await page.screenshot());
  await browser.close();
  return {
    browser: `Chromium ${version}`,
    platform: `${process.platform} ${process.arch}`,
    fonts,
  };
}
