import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/vitest';

// The environment lists it without a value, so that code would find a function there.
if (globalThis.matchMedia === undefined) Reflect.deleteProperty(globalThis, 'matchMedia');

// Testing Library finds a stopped clock, and moves it, by this name only.
Object.assign(globalThis, { jest: vi });

// A guard against what never comes, not a measure of speed: on a busy machine a screen may need longer than a second.
configure({ asyncUtilTimeout: 20_000 });

/** jsdom knows the dialog element but not its methods; a test asks for what is open, not for the top layer. */
function addDialogMethods(dialog: HTMLDialogElement): void {
  if ('showModal' in dialog) return;
  const open = function (this: HTMLDialogElement): void {
    this.open = true;
  };
  const close = function (this: HTMLDialogElement, returnValue?: string): void {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  };
  Object.assign(dialog, { show: open, showModal: open, close });
}

if (typeof HTMLDialogElement !== 'undefined') addDialogMethods(HTMLDialogElement.prototype);
