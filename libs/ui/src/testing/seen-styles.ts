import createCache from '@emotion/cache';

const properties = ['display', 'visibility', 'opacity', 'pointer-events'];

/**
 * The styles of a page without the declarations that no test asks for. jsdom matches every rule each time it computes the
 * style of an element, which took half of the time of these tests.
 */
export const seenStyles = createCache({
  key: 'css',
  stylisPlugins: [
    (element) => {
      if (element.type === 'decl' && !properties.includes(String(element.props))) element.value = '';
    },
  ],
});
