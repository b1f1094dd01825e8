/** Loads the preview at another address, which is no step that "back" in the content service should take again. */
export const loadPreviewAt = (address: string): void => window.location.replace(address);
