import styled from '@emotion/styled';

const plain = { listStyle: 'none', margin: 0, padding: 0 };

/** Lists without marks; their lines are told apart by how they look. */
export const PlainList = styled('ul')(plain);
export const PlainOrderedList = styled('ol')(plain);

/** What happened, each a dot on one line. */
export const Trail = styled(PlainOrderedList)({
  fontSize: 15,
  '& > li': {
    position: 'relative',
    padding: '0 0 18px 24px',
    borderLeft: '2px solid var(--line)',
    marginLeft: 6,
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: -8,
    top: 3,
    width: 10,
    height: 10,
    borderRadius: '50%',
    border: '2px solid var(--sign)',
    background: 'var(--paper)',
  },
});
