import type { FeedFields } from './kyero-feed';

/** `noted`: the listing is imported without the faulty field. */
export const feedFaults: readonly Readonly<{
  name: string;
  changes: FeedFields;
  outcome: 'skipped' | 'draft' | 'noted' | 'warned';
  field: string;
}>[] = [
  { name: 'no id', changes: { id: null }, outcome: 'noted', field: 'id' },
  {
    name: 'a period that is not told',
    changes: { price_freq: null, price: '1900' },
    outcome: 'skipped',
    field: 'price_freq',
  },
  { name: 'no reference', changes: { ref: null }, outcome: 'skipped', field: 'ref' },
  { name: 'no date', changes: { date: null }, outcome: 'noted', field: 'date' },
  { name: 'a date to come', changes: { date: '18/11/2036' }, outcome: 'noted', field: 'date' },
  { name: 'no price', changes: { price: null }, outcome: 'skipped', field: 'price' },
  { name: 'a price in words', changes: { price: 'on request' }, outcome: 'skipped', field: 'price' },
  { name: 'a price for a placeholder', changes: { price: '99999999' }, outcome: 'skipped', field: 'price' },
  { name: 'a price of nothing', changes: { price: '0' }, outcome: 'skipped', field: 'price' },
  { name: 'a price below nothing', changes: { price: '-5' }, outcome: 'skipped', field: 'price' },
  { name: 'a price twice', changes: { price: '1</price><price>2' }, outcome: 'skipped', field: 'price' },
  { name: 'pounds', changes: { currency: 'GBP' }, outcome: 'skipped', field: 'currency' },
  { name: 'dollars', changes: { currency: 'USD' }, outcome: 'skipped', field: 'currency' },
  { name: 'a weekly rent', changes: { price_freq: 'week' }, outcome: 'skipped', field: 'price_freq' },
  { name: 'a rent by the night', changes: { price_freq: 'day' }, outcome: 'skipped', field: 'price_freq' },
  { name: 'a garage', changes: { type: 'Garage' }, outcome: 'skipped', field: 'type' },
  { name: 'a castle', changes: { type: 'Castle' }, outcome: 'skipped', field: 'type' },
  { name: 'no type', changes: { type: null }, outcome: 'skipped', field: 'type' },
  { name: 'no town', changes: { town: '' }, outcome: 'skipped', field: 'town' },
  { name: 'a province without known taxes', changes: { province: 'Granada' }, outcome: 'noted', field: 'province' },
  { name: 'no province', changes: { province: '', town: 'Villanueva' }, outcome: 'draft', field: 'region' },
  {
    name: 'a place in another region',
    changes: { location: '<latitude>41.4</latitude><longitude>2.17</longitude>' },
    outcome: 'skipped',
    field: 'location',
  },
  { name: 'another country', changes: { country: 'Portugal' }, outcome: 'skipped', field: 'country' },
  {
    name: 'a place in London',
    changes: { location: '<latitude>51.5</latitude><longitude>0.1</longitude>' },
    outcome: 'noted',
    field: 'location',
  },
  { name: 'bedrooms in words', changes: { beds: 'three' }, outcome: 'noted', field: 'beds' },
  { name: 'bathrooms by the hundred', changes: { baths: '100' }, outcome: 'noted', field: 'baths' },
  { name: 'a pool in words', changes: { pool: 'maybe' }, outcome: 'noted', field: 'pool' },
  { name: 'new build in words', changes: { new_build: 'soon' }, outcome: 'noted', field: 'new_build' },
  { name: 'no built area', changes: { surface_area: null }, outcome: 'draft', field: 'builtArea' },
  {
    name: 'an area in words',
    changes: { surface_area: '<built>12,5 x 3</built>' },
    outcome: 'noted',
    field: 'surface_area/built',
  },
  {
    name: 'land without a plot',
    changes: { type: 'Land', surface_area: '<built>0</built>' },
    outcome: 'draft',
    field: 'plotArea',
  },
  {
    name: 'class H',
    changes: { energy_rating: '<consumption>H</consumption>' },
    outcome: 'noted',
    field: 'energy_rating/consumption',
  },
  { name: 'no description', changes: { desc: null }, outcome: 'draft', field: 'text' },
  { name: 'a German description alone', changes: { desc: '<de>Villa</de>' }, outcome: 'draft', field: 'text' },
  {
    name: 'a script for a picture',
    changes: { images: '<image id="1"><url>javascript:alert(1)</url></image>' },
    outcome: 'noted',
    field: 'images/image/url',
  },
  { name: 'a share of a home', changes: { part_ownership: '1' }, outcome: 'skipped', field: 'part_ownership' },
  { name: 'a leasehold', changes: { leasehold: '1' }, outcome: 'skipped', field: 'leasehold' },
  { name: 'an unknown state', changes: { status: 'sleeping' }, outcome: 'skipped', field: 'status' },
  { name: 'a town in no area', changes: { town: 'Orihuela' }, outcome: 'warned', field: 'area' },
  { name: 'a new build without VAT', changes: { new_build: '1' }, outcome: 'draft', field: 'vat' },
  {
    name: 'a description in one language',
    changes: {
      desc: '<en>Nice, with a terrace, a kitchen and three bedrooms between the pines and the sea, and a lot of sun.</en>',
    },
    outcome: 'draft',
    field: 'text',
  },
];
