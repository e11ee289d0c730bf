import { describe, expect, it } from 'vitest';
import { readListAddress, writeListAddress } from './list-address.ts';

const read = (search: string) => readListAddress(new URLSearchParams(search));

describe('the address of a list', () => {
  it('is read in the words of Refine', () => {
    expect(
      read(
        'q=kari%26t%C3%A9&status=pending&price_gte=500&name_like=a&rating_empty=true&_sort=price,name&_order=desc,asc&_page=2',
      ),
    ).toEqual({
      filters: [
        { field: 'q', operator: 'eq', value: 'kari&té' },
        { field: 'status', operator: 'eq', value: 'pending' },
        { field: 'price', operator: 'gte', value: '500' },
        { field: 'name', operator: 'contains', value: 'a' },
        { field: 'rating_empty', operator: 'eq', value: 'true' },
      ],
      sorters: [
        { field: 'price', order: 'desc' },
        { field: 'name', order: 'asc' },
      ],
      currentPage: 2,
    });
    expect(read('_page=-1&_view=v&status=')).toEqual({ filters: [], sorters: [] });
  });

  it('is written so that the same is read again, and keeps what is not the list’s', () => {
    const before = new URLSearchParams('_view=v&status=paid&_page=3');
    const { filters, sorters } = read('q=%2B229 %23&price_lte=9&_sort=price&_order=desc');
    const after = writeListAddress(before, { filters, sorters, currentPage: 1 });
    expect(after.toString()).toBe('_view=v&q=%2B229+%23&price_lte=9&_sort=price&_order=desc');
    expect(readListAddress(after)).toEqual({ filters, sorters });
    expect(writeListAddress(after, { currentPage: 4 }).get('_page')).toBe('4');
  });
});
