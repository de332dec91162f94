import type { TestModel } from '../test-model.js'
import { countHits } from '../tree-rows.js'
import { durationChart } from './duration-chart.js'
import { slowestChart } from './slowest-chart.js'
import { statusChart } from './status-chart.js'
import { tagsChart } from './tags-chart.js'
import { timelineChart } from './timeline-chart.js'

/** Creates the charts for which the tests have data. */
export function createCharts(model: TestModel): readonly HTMLElement[] {
  if (model.names.length === 0) return []
  const { byRank } = countHits(model, Int32Array.from(model.names.keys()))
  const charts = [statusChart(byRank), durationChart(model), slowestChart(model), tagsChart(model), timelineChart(model)]
  return charts.filter((chart) => chart !== undefined)
}
