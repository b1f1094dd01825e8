/** Placeholder without text, because it is shown in every language and size. */
export const placeholderPicture = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180">',
  '<path fill="#ebe7e1" d="M0 0h320v180H0z"/>',
  '<g fill="none" stroke="#a39d93" stroke-width="4">',
  '<path d="M120 58h80v64h-80z"/><path d="m120 108 24-22 20 18 14-12 22 20"/><circle cx="178" cy="76" r="7"/>',
  '</g></svg>',
].join('');
