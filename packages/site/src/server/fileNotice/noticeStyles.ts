import { createHash } from 'node:crypto';

/**
 * Colours and typography of the default theme without its fonts, because the notice must not load anything.
 */
export const noticeStyles = [
  'body{margin:0;font:400 1.125rem/1.6 "Chivo Variable",Chivo,"Helvetica Neue",Arial,sans-serif;color:#131416;background:#fff}',
  'header{padding:1.25rem 1.5rem;border-bottom:1px solid #d5d5d6}',
  'header svg{display:block;width:2.25rem;height:2.25rem;color:#131416}',
  'main{max-width:42rem;margin:0 auto;padding:4rem 1.5rem}',
  'h1{margin:0 0 1rem;font-size:2rem;line-height:1.2;letter-spacing:-.014em}',
  'a{display:inline-block;margin-top:1rem;padding:.75rem 1.25rem;color:#fff;background:#0b5563;text-decoration:none}',
  'button{margin-top:1rem;padding:.75rem 1.25rem;border:0;font:inherit;color:#fff;background:#0b5563;cursor:pointer}',
  'form+p a{padding-inline:0;color:#0b5563;background:none;text-decoration:underline}',
  'a:focus-visible,button:focus-visible{outline:3px solid #0b7285;outline-offset:3px}',
].join('');

/** The only style source that the notice's policy allows. */
export const noticeStyleSource = `'sha256-${createHash('sha256').update(noticeStyles).digest('base64')}'`;

/** The logo, as in the design system's `Logo`. */
export const noticeMark = [
  '<svg viewBox="0 0 36 36" fill="none" aria-hidden="true">',
  '<path fill="currentColor" d="M0 0h26l10 10v17H26a6 6 0 0 1-6-6v-3A12 12 0 0 0 8 6H0z"/>',
  '<path fill="currentColor" d="M0 12h8a6 6 0 0 1 6 6v3a12 12 0 0 0 12 12h10v3H0z"/>',
  '<path d="M0 9h8a9 9 0 0 1 9 9v3a9 9 0 0 0 9 9h10" stroke="#0b7285" stroke-width="2"/>',
  '</svg>',
].join('');
