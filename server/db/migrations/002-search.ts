import type { ColumnTypes } from '../migrate.ts'

export const search = ({ postgres, int }: ColumnTypes) =>
  postgres
    ? [
        'create extension if not exists pg_trgm',
        `create table product_search (
          product_id ${int} primary key references products (id) on delete cascade,
          name text not null,
          labels text not null,
          description text not null,
          document text not null
            generated always as (name || ' ' || labels || ' ' || description) stored
        )`,
        'create index product_search_document on product_search using gin (document gin_trgm_ops)',
        'create table search_words (word text primary key)',
        'create index search_words_near on search_words using gist (word gist_trgm_ops)',
      ]
    : [
        `create virtual table product_search using fts5
          (name, labels, description, tokenize = 'trigram')`,
        // Words are stored as ' word ', so that their ends make trigrams of their own.
        `create virtual table search_words using fts5 (word, tokenize = 'trigram')`,
      ]
