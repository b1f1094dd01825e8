import { digestOf } from './picture.mjs';
import { launchChromium } from './storyPage.mjs';

/** Words in scripts that the product's own fonts do not hold: they fall back to what the machine has. */
const probe = `<body style="margin: 8px; font-size: 20px">${['sans-serif', 'system-ui', 'serif', 'monospace']
  .map((family) => `<p style="font-family: ${family}">Ag ĉ 0123 製品一覧 电线加工 → ✓ ½</p>`)
  .join('')}</body>`;

/** Everything besides the sources that affects pixels: the browser's version, the platform, and the machine's fonts. */
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
