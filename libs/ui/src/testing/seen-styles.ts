import createCache from '@emotion/cache';

/** What tests ask of styles: whether something is shown, and whether it takes a press. */
const asked = ['display', 'visibility', 'opacity', 'pointer-events'];

/**
 * Styles of a page without the declarations that no test asks for. jsdom compares every rule with an element each time its
 * style is asked for, which was half of the time of these tests.
 */
export const seenStyles = createCache({
  key: 'css',
  stylisPlugins: [
    (element) => {
      if (element.type === 'decl' && !asked.includes(String(element.props))) element.value = '';
    },
  ],
});
