// The request showed a token of ours: no question is needed.
globalThis.document.querySelector('button[name="logout"]').click();
