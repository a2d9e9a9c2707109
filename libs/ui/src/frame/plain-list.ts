import styled from '@emotion/styled';

const plain = { listStyle: 'none', margin: 0, padding: 0 };

/** Lists without marks; their lines are told apart by how they look. */
export const PlainList = styled('ul')(plain);
export const PlainOrder = styled('ol')(plain);
