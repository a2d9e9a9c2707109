import { styled } from '@overland/ui';

export const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
