CREATE TABLE records
(
    `kind` Enum8('build' = 1, 'job' = 2, 'test' = 3, 'property' = 4, 'file' = 5, 'problem' = 6),
    `org` LowCardinality(String),
    `project` LowCardinality(String),
    `module` LowCardinality(String),
    `pipeline` LowCardinality(String),
    `job` LowCardinality(String),
    `build` String CODEC(ZSTD(1)),
    `ref` LowCardinality(String),
    `timestamp` Int64 COMMENT 'Unix ms, as the API has it' CODEC(Delta(8), ZSTD(1)),
    `time` DateTime64(3, 'UTC') ALIAS fromUnixTimestamp64Milli(timestamp),
    `metadata` Map(LowCardinality(String), String) CODEC(ZSTD(1)),
    `id` String COMMENT 'Any text: only the ids that we compute are 128 bits' CODEC(ZSTD(1)),
    `name` String CODEC(ZSTD(1)),
    `status` Enum8('successful' = 1, 'failed' = 2, 'skipped' = 3, 'cancelled' = 4, 'running' = 5, 'unknown' = 6) DEFAULT 'unknown',
    `duration` Nullable(Float64) COMMENT 'ms' CODEC(ZSTD(1)),
    `runner` LowCardinality(String),
    `attempt` UInt64 CODEC(ZSTD(1)),
    `url` String CODEC(ZSTD(1)),
    `commit` String CODEC(ZSTD(1)),
    `branch` LowCardinality(String),
    `pullRequest` String CODEC(ZSTD(1)),
    `suite` Array(String) CODEC(ZSTD(1)),
    `flaky` Bool,
    `attempts` String COMMENT 'JSON' CODEC(ZSTD(3)),
    `message` String CODEC(ZSTD(3)),
    `details` String CODEC(ZSTD(3)),
    `stdout` String CODEC(ZSTD(3)),
    `stderr` String CODEC(ZSTD(3)),
    `file` String CODEC(ZSTD(1)),
    `line` UInt64 CODEC(ZSTD(1)),
    `column` UInt64 CODEC(ZSTD(1)),
    `tags` Array(LowCardinality(String)),
    `format` LowCardinality(String),
    `source` String CODEC(ZSTD(1)),
    `valueType` LowCardinality(String),
    `valueNumber` Nullable(Float64) CODEC(ZSTD(1)),
    `valueText` String CODEC(ZSTD(1)),
    `path` String CODEC(ZSTD(1)),
    `size` UInt64 CODEC(ZSTD(1)),
    `sha256` String CODEC(ZSTD(1)),
    `mediaType` LowCardinality(String),
    `severity` LowCardinality(String),
    `problem` LowCardinality(String),
    `arrived` UInt64 COMMENT 'Unix µs, later for what came later' CODEC(Delta(8), ZSTD(1)),
    `batch` FixedString(32) COMMENT 'A hash of organisation and Idempotency-Key' CODEC(ZSTD(1)),
    `content` FixedString(32) COMMENT 'A hash of the content of the request; zeros if it was stored before version 2 of the schema' CODEC(ZSTD(1)),
    `jobRun` UInt64 MATERIALIZED multiIf(kind = 'job', sipHash64(pipeline, id, if(empty(extract(build, '(?s).\\.([1-9][0-9]{0,8})$')), build, left(build, (length(build) - length(extract(build, '(?s).\\.([1-9][0-9]{0,8})$'))) - 1))), (kind = 'test') AND (job != ''), sipHash64(pipeline, job, if(empty(extract(build, '(?s).\\.([1-9][0-9]{0,8})$')), build, left(build, (length(build) - length(extract(build, '(?s).\\.([1-9][0-9]{0,8})$'))) - 1))), 0) COMMENT 'The same for all attempts of a job in a run; 0 if the record names no job' CODEC(ZSTD(1)),
    `jobAttempt` UInt32 MATERIALIZED if(attempt > 0, toUInt32(least(attempt, 4294967295)), greatest(1, toUInt32OrZero(extract(build, '(?s).\\.([1-9][0-9]{0,8})$')))) COMMENT 'Which attempt of the job the record is of, from 1' CODEC(ZSTD(1)),
    `cause` String COMMENT 'The cause of a failed test; empty if it is unknown' CODEC(ZSTD(1)),
    `stored` DateTime('UTC') DEFAULT toDateTime(least(intDiv(arrived, 1000000), 4294967295), 'UTC') COMMENT 'When the batch was stored, the same for all its rows' CODEC(Delta(4), ZSTD(1)),
    `commitMessage` String COMMENT 'The first line of the message of the commit of a build; empty if it is unknown' CODEC(ZSTD(1)),
    `author` String COMMENT 'The user whose change was built; empty if it is unknown' CODEC(ZSTD(1)),
    `owners` Array(LowCardinality(String)) COMMENT 'The owners of the file of a test; empty if they are unknown',
    `quarantine` LowCardinality(String) COMMENT 'The entry of the quarantine file that applies to a test, as JSON; empty without one',
    `evidence` String COMMENT 'Steps and attachments of a failed test, as JSON; cleared after 30 days' CODEC(ZSTD(3)),
    `test` UInt64 MATERIALIZED sipHash64(id) COMMENT 'A hash of the id, which resists deliberate collisions' CODEC(ZSTD(1)),
    `testRun` UInt64 MATERIALIZED if(jobRun = 0, sipHash64(pipeline, build), jobRun) COMMENT 'The same for all attempts of a job in a run; without a job, an attempt of a build' CODEC(ZSTD(1)),
    `event` Bool MATERIALIZED (toInt8(status) = 2) OR flaky OR (attempts != '') COMMENT 'Whether the result is an event',
    `eventId` String MATERIALIZED if(event, id, '') COMMENT 'The id of the test of an event' CODEC(ZSTD(1)),
    `failedMs` Float64 MATERIALIZED if(toInt8(status) = 2, ifNull(duration, 0), 0) COMMENT 'The duration of a failure' CODEC(ZSTD(1)),
    INDEX batches batch TYPE bloom_filter(0.001) GRANULARITY 1,
    INDEX repeats jobAttempt TYPE minmax GRANULARITY 1,
    INDEX stored stored TYPE minmax GRANULARITY 1,
    INDEX ids id TYPE bloom_filter(0.01) GRANULARITY 8,
    PROJECTION places
    (
        SELECT
            org,
            project,
            module,
            pipeline,
            max(timestamp)
        GROUP BY
            org,
            project,
            module,
            pipeline
    ),
    PROJECTION builds
    (
        SELECT
            org,
            project,
            module,
            kind,
            intDiv(timestamp, 900000),
            ref,
            pipeline,
            build,
            jobRun,
            jobAttempt,
            min(timestamp),
            max(timestamp),
            count(),
            countIf(status = 'successful'),
            countIf(status = 'failed'),
            countIf(status = 'skipped'),
            countIf(status = 'cancelled'),
            countIf(flaky),
            countIf(flaky AND (status = 'successful')),
            sum(duration),
            max(duration),
            max(pullRequest)
        GROUP BY
            org,
            project,
            module,
            kind,
            intDiv(timestamp, 900000),
            ref,
            pipeline,
            build,
            jobRun,
            jobAttempt
    ),
    PROJECTION events
    (
        SELECT
            org,
            project,
            module,
            kind,
            timestamp,
            ref,
            pipeline,
            job,
            build,
            jobRun,
            jobAttempt,
            status,
            flaky,
            cause,
            owners,
            test,
            testRun,
            event,
            eventId
        WHERE event
        ORDER BY
            org,
            project,
            module,
            kind,
            timestamp
    )
)
ENGINE = MergeTree
PARTITION BY toYYYYMM(stored)
ORDER BY (org, project, module, kind, timestamp)
SETTINGS non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1, merge_selector_base = 20, lightweight_mutation_projection_mode = 'rebuild', ttl_only_drop_parts = 1, materialize_ttl_recalculate_only = 1, min_age_to_force_merge_seconds = 259200, min_age_to_force_merge_on_partition_only = 1, index_granularity = 8192;

CREATE TABLE keys
(
    `id` String,
    `hash` String,
    `org` String,
    `scopes` Array(LowCardinality(String)),
    `name` String,
    `createdAt` Int64 COMMENT 'Unix ms',
    `version` UInt64,
    `revoked` Bool
)
ENGINE = ReplacingMergeTree(version)
ORDER BY id
SETTINGS index_granularity = 8192;

CREATE TABLE batches
(
    `batch` FixedString(32) CODEC(ZSTD(1)),
    `content` FixedString(32) CODEC(ZSTD(1)),
    `project` LowCardinality(String),
    `module` LowCardinality(String),
    `stored` DateTime('UTC') COMMENT 'When the batch was stored' CODEC(ZSTD(1))
)
ENGINE = ReplacingMergeTree(stored)
ORDER BY (batch, content, project, module)
SETTINGS index_granularity = 256, merge_with_ttl_timeout = 604800, fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE migrations
(
    `version` UInt32,
    `appliedAt` DateTime DEFAULT now()
)
ENGINE = ReplacingMergeTree(appliedAt)
ORDER BY version
SETTINGS index_granularity = 8192;
