/** Every tag of a page with the names of its attributes, as the parser of a browser would see them. */
export const tagsOf = (html: string): string[] =>
  [...html.matchAll(/<\/?([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)].map(([, name, rest = '']) =>
    [name, ...[...rest.matchAll(/([\w:-]+)=/g)].map(([, attribute]) => attribute)].join(' '),
  );
